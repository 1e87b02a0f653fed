// Runs tag helpers as Razor does, and collects the beginnings and ends of their elements.
using System;
using System.Collections.Generic;
using System.Linq;
using System.Text.Json;
using Microsoft.AspNetCore.Razor.TagHelpers;

public static class Server
{
    private static readonly List<object> Results = new List<object>();
    private static readonly List<string> Log = new List<string>();

    static Server()
    {
        // A culture with a comma in its numbers.
        System.Threading.Thread.CurrentThread.CurrentCulture = new System.Globalization.CultureInfo("fr-BE", false);
        Archipel.ArchipelHelpers.Log = Log.Add;
    }

    /// <summary>Runs a tag helper with the attributes that it has no property for, each with its name before it.</summary>
    public static void Run(string id, Func<TagHelper> create, params object[] attributes)
    {
        Archipel.ArchipelHelpers.IsStrict = !id.StartsWith("lenient:");
        try
        {
            Results.Add(Render(id, create(), attributes));
        }
        catch (Exception exception)
        {
            Results.Add(new Dictionary<string, object> { ["id"] = id, ["error"] = exception.Message });
        }
    }

    public static void Print()
    {
        var output = new Dictionary<string, object> { ["results"] = Results, ["log"] = Log };
        Console.WriteLine(JsonSerializer.Serialize(output, typeof(object)));
    }

    private static object Render(string id, TagHelper helper, object[] attributes)
    {
        var output = new TagHelperOutput("ar-any");
        for (var index = 0; index < attributes.Length; index += 2)
        {
            // Razor leaves an attribute out whose value is false or null, and writes one that is true without a value.
            var value = attributes[index + 1];
            var name = (string)attributes[index];
            if (true.Equals(value)) output.Attributes.Add(new TagHelperAttribute(name));
            else if (value != null && !false.Equals(value)) output.Attributes.Add(new TagHelperAttribute(name, value));
        }

        helper.Process(new TagHelperContext(), output);
        var start = output.TagName == null ? "" : "<" + output.TagName + string.Concat(output.Attributes.Select(Write)) + ">";
        var content = ((DefaultTagHelperContent)output.PreContent).Html + ((DefaultTagHelperContent)output.Content).Html;
        var end = output.TagName == null || output.TagMode == TagMode.StartTagOnly ? "" : "</" + output.TagName + ">";
        return new Dictionary<string, object> { ["id"] = id, ["start"] = start + content, ["end"] = end };
    }

    private static string Write(TagHelperAttribute attribute)
    {
        if (attribute.ValueStyle == HtmlAttributeValueStyle.Minimized) return " " + attribute.Name;
        var text = attribute.Value.ToString().Replace("&", "&amp;").Replace("\"", "&quot;").Replace("<", "&lt;");
        return " " + attribute.Name + "=\"" + text + "\"";
    }
}
