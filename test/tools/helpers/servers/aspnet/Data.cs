// The variables of nasty.ts.
using System.Collections.Generic;

public static class Data
{
    public const string Text = "\"é' <b>&amp;</b></script>{{ x }}{% y %}@z <%= w %> #{v} \\n";

    public static readonly string[] List = { "facebook", "e-mail" };

    public static readonly object Plain = new Dictionary<string, object>();

    public static readonly object Rows =
        new[] { new { field = Text, values = new string[0], shows = new[] { "a" } } };

    public static readonly object Cart = new
    {
        url = "/fr/cart?a=1&b=2",
        continueUrl = "/",
        clearUrl = (string)null,
        lines = new[] { new { Id = 7, Quantity = 2.5, ItemName = Text, SKU = (string)null } },
    };
}
