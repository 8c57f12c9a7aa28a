import Library

extension LibraryError: ExplainedError {}
