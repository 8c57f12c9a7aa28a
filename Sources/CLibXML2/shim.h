#pragma once
// Debian's libxml2 is built with ICU, and its headers would bring in ICU's, which are not those of Foundation: the
// compiler refuses both in one program. Nothing here uses what is left out (two fields of an encoding handler).
#include <libxml/xmlversion.h>
#undef LIBXML_ICU_ENABLED
#include <libxml/parser.h>
#include <libxml/xmlerror.h>
#include <libxml/xmlreader.h>
#include <libxml/xmlwriter.h>
