// The members of System.Text.Json that the tag helpers use, with the same names and types; Mono has no such library.
using System.Collections;
using System.Collections.Generic;
using System.Globalization;
using System.Linq;
using System.Text;

namespace System.Text.Encodings.Web
{
    public class JavaScriptEncoder
    {
        public static JavaScriptEncoder UnsafeRelaxedJsonEscaping { get; } = new JavaScriptEncoder();
    }
}

namespace System.Text.Json
{
    public sealed class JsonSerializerOptions
    {
        public System.Text.Encodings.Web.JavaScriptEncoder Encoder { get; set; }
    }

    public enum JsonValueKind { Undefined, Object, Array, String, Number, True, False, Null }

    public class JsonException : Exception
    {
        public JsonException(string message) : base(message) { }
    }

    public struct JsonProperty
    {
        public JsonProperty(string name, JsonElement value) { Name = name; Value = value; }
        public string Name { get; }
        public JsonElement Value { get; }
    }

    public struct JsonElement
    {
        private readonly string raw;
        private readonly object content;

        internal JsonElement(JsonValueKind kind, string raw, object content)
        {
            ValueKind = kind;
            this.raw = raw;
            this.content = content;
        }

        public JsonValueKind ValueKind { get; }
        public string GetRawText() { return raw; }
        public string GetString() { return (string)content; }
        public double GetDouble() { return double.Parse(raw, CultureInfo.InvariantCulture); }
        public IEnumerable<JsonElement> EnumerateArray() { return (List<JsonElement>)content; }
        public IEnumerable<JsonProperty> EnumerateObject() { return (List<JsonProperty>)content; }

        public bool TryGetProperty(string name, out JsonElement value)
        {
            var found = EnumerateObject().Where(one => one.Name == name).ToList();
            value = found.Count > 0 ? found[found.Count - 1].Value : default(JsonElement);
            return found.Count > 0;
        }

        public JsonElement GetProperty(string name)
        {
            JsonElement value;
            if (!TryGetProperty(name, out value)) throw new KeyNotFoundException(name);
            return value;
        }
    }

    public sealed class JsonDocument
    {
        private readonly string text;
        private int at;

        private JsonDocument(string text)
        {
            this.text = text;
            RootElement = Read();
            Skip();
            if (at < text.Length) throw new JsonException("unexpected end at " + at);
        }

        public JsonElement RootElement { get; }
        public static JsonDocument Parse(string json) { return new JsonDocument(json); }

        private void Skip() { while (at < text.Length && " \t\r\n".IndexOf(text[at]) >= 0) at += 1; }

        private bool Take(string mark)
        {
            Skip();
            var isNext = string.CompareOrdinal(text, at, mark, 0, mark.Length) == 0;
            if (isNext) at += mark.Length;
            return isNext;
        }

        private void Expect(string mark)
        {
            if (!Take(mark)) throw new JsonException("expected " + mark + " at " + at);
        }

        private JsonElement Read()
        {
            Skip();
            var from = at;
            JsonValueKind kind;
            var content = ReadContent(out kind);
            return new JsonElement(kind, text.Substring(from, at - from), content);
        }

        private object ReadContent(out JsonValueKind kind)
        {
            kind = JsonValueKind.Null;
            if (Take("null")) return null;
            kind = JsonValueKind.True;
            if (Take("true")) return null;
            kind = JsonValueKind.False;
            if (Take("false")) return null;
            kind = JsonValueKind.Object;
            if (Take("{")) return ReadMembers();
            kind = JsonValueKind.Array;
            if (Take("[")) return ReadItems();
            kind = JsonValueKind.String;
            if (Take("\"")) return ReadText();
            kind = JsonValueKind.Number;
            var from = at;
            while (at < text.Length && "+-.eE0123456789".IndexOf(text[at]) >= 0) at += 1;
            if (from == at) throw new JsonException("expected a value at " + at);
            return null;
        }

        private List<JsonProperty> ReadMembers()
        {
            var members = new List<JsonProperty>();
            if (Take("}")) return members;
            do
            {
                Expect("\"");
                var name = ReadText();
                Expect(":");
                members.Add(new JsonProperty(name, Read()));
            }
            while (Take(","));
            Expect("}");
            return members;
        }

        private List<JsonElement> ReadItems()
        {
            var items = new List<JsonElement>();
            if (Take("]")) return items;
            do items.Add(Read()); while (Take(","));
            Expect("]");
            return items;
        }

        private string ReadText()
        {
            var result = new StringBuilder();
            for (; text[at] != '"'; at += 1)
            {
                if (text[at] != '\\') result.Append(text[at]);
                else result.Append(ReadEscape());
            }

            at += 1;
            return result.ToString();
        }

        private char ReadEscape()
        {
            at += 1;
            var index = "nrtbf".IndexOf(text[at]);
            if (index >= 0) return "\n\r\t\b\f"[index];
            if (text[at] != 'u') return text[at];
            at += 4;
            return (char)int.Parse(text.Substring(at - 3, 4), NumberStyles.HexNumber);
        }
    }

    public static class JsonSerializer
    {
        public static string Serialize(object value, Type inputType, JsonSerializerOptions options = null)
        {
            if (value == null) return "null";
            if (value is string) return Quote((string)value);
            if (value is bool) return (bool)value ? "true" : "false";
            if (value is double || value is decimal || value is int || value is long)
                return Convert.ToString(value, CultureInfo.InvariantCulture);
            var map = value as IDictionary<string, object>;
            if (map != null) return Members(map.Select(one => new KeyValuePair<string, object>(one.Key, one.Value)));
            var list = value as IEnumerable;
            if (list != null) return "[" + string.Join(",", list.Cast<object>().Select(Any)) + "]";
            return Members(value.GetType().GetProperties()
                .Select(one => new KeyValuePair<string, object>(one.Name, one.GetValue(value, null))));
        }

        private static string Any(object value) { return Serialize(value, null); }

        private static string Members(IEnumerable<KeyValuePair<string, object>> members)
        {
            return "{" + string.Join(",", members.Select(one => Quote(one.Key) + ":" + Any(one.Value))) + "}";
        }

        private static string Quote(string text)
        {
            var letters = text.Select(one => one < ' ' || one == '"' || one == '\\'
                ? "\\u" + ((int)one).ToString("x4") : one.ToString());
            return "\"" + string.Concat(letters) + "\"";
        }
    }
}
