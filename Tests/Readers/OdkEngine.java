import java.io.*;
import java.util.TimeZone;
import org.javarosa.core.model.FormDef;
import org.javarosa.core.model.data.IAnswerData;
import org.javarosa.core.model.instance.InstanceInitializationFactory;
import org.javarosa.model.xform.XFormsModule;
import org.javarosa.xform.util.XFormUtils;

/** Reads XForms from standard input, a line of five equals signs after each; prints what each works out for `result_`. */
public class OdkEngine {
  public static void main(String[] arguments) throws Exception {
    TimeZone.setDefault(TimeZone.getTimeZone("UTC"));
    org.joda.time.DateTimeZone.setDefault(org.joda.time.DateTimeZone.UTC);
    new XFormsModule().registerModule();
    BufferedReader in = new BufferedReader(new InputStreamReader(System.in, "UTF-8"));
    PrintStream out = new PrintStream(System.out, true, "UTF-8");
    StringBuilder form = new StringBuilder();
    for (String line; (line = in.readLine()) != null; ) {
      if (!line.equals("=====")) {
        form.append(line).append('\n');
        continue;
      }
      out.println(result(form.toString()));
      form.setLength(0);
    }
  }

  private static String result(String form) {
    try {
      FormDef definition = XFormUtils.getFormRaw(
        new InputStreamReader(new ByteArrayInputStream(form.getBytes("UTF-8")), "UTF-8"));
      definition.initialize(true, new InstanceInitializationFactory());
      IAnswerData value = definition.getMainInstance().getRoot().getFirstChild("result_").getValue();
      return value == null ? "" : value.getDisplayText().replace("\n", " ");
    } catch (Exception problem) {
      return "!" + problem;
    }
  }
}
