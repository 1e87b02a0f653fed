// The members of ASP.NET Core that the tag helpers use, with the same names and types.
using System;
using System.Collections.Generic;
using System.Linq;

namespace Microsoft.AspNetCore.Razor.TagHelpers
{
    public enum TagMode { StartTagAndEndTag, SelfClosing, StartTagOnly }

    public enum TagStructure { Unspecified, NormalOrSelfClosing, WithoutEndTag }

    public enum HtmlAttributeValueStyle { DoubleQuotes, SingleQuotes, NoQuotes, Minimized }

    [AttributeUsage(AttributeTargets.Class, AllowMultiple = true)]
    public sealed class HtmlTargetElementAttribute : Attribute
    {
        public HtmlTargetElementAttribute(string tag) { Tag = tag; }
        public string Tag { get; }
        public TagStructure TagStructure { get; set; }
    }

    [AttributeUsage(AttributeTargets.Property)]
    public sealed class HtmlAttributeNameAttribute : Attribute
    {
        public HtmlAttributeNameAttribute(string name) { Name = name; }
        public string Name { get; }
    }

    public class TagHelperAttribute
    {
        public TagHelperAttribute(string name) : this(name, null, HtmlAttributeValueStyle.Minimized) { }
        public TagHelperAttribute(string name, object value) : this(name, value, HtmlAttributeValueStyle.DoubleQuotes) { }
        public TagHelperAttribute(string name, object value, HtmlAttributeValueStyle valueStyle)
        {
            Name = name;
            Value = value;
            ValueStyle = valueStyle;
        }

        public string Name { get; }
        public object Value { get; }
        public HtmlAttributeValueStyle ValueStyle { get; }
    }

    public class TagHelperAttributeList : List<TagHelperAttribute> { }

    public abstract class TagHelperContent
    {
        public abstract TagHelperContent SetHtmlContent(string encoded);
    }

    public sealed class DefaultTagHelperContent : TagHelperContent
    {
        public string Html { get; private set; } = "";
        public override TagHelperContent SetHtmlContent(string encoded) { Html = encoded; return this; }
    }

    public class TagHelperContext { }

    public class TagHelperOutput
    {
        public TagHelperOutput(string tagName) { TagName = tagName; }
        public string TagName { get; set; }
        public TagMode TagMode { get; set; }
        public TagHelperAttributeList Attributes { get; } = new TagHelperAttributeList();
        public TagHelperContent PreContent { get; } = new DefaultTagHelperContent();
        public TagHelperContent Content { get; } = new DefaultTagHelperContent();
    }

    public abstract class TagHelper
    {
        public virtual int Order { get { return 0; } }
        public virtual void Init(TagHelperContext context) { }
        public virtual void Process(TagHelperContext context, TagHelperOutput output) { }
    }
}
