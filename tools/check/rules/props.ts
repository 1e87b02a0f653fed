import type { WrittenAttribute } from '../markup/index.ts';
import { explainValue } from '../values/explain-value.ts';
import { findSchemaProblems } from '../values/schema-errors.ts';
import type { KnownIsland, KnownProp } from '../vocabulary/index.ts';
import type { Host } from './hosts.ts';
import { readPropsScript, type PropsScript } from './props-script.ts';
import { meantName } from './near-name.ts';
import { quoted } from './text.ts';
import type { CheckRule, RuleContext } from './rule.ts';

type Scripted = Extract<PropsScript, { kind: 'read' }>;

const shorten = (value: unknown) => {
  const text = JSON.stringify(value) ?? 'undefined';
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
};

function explainAttribute({ name, value }: WrittenAttribute, prop: KnownProp, { name: island }: KnownIsland) {
  const why = explainValue(value, prop);
  return why && `${name}=${quoted(value)} of ${quoted(island)}: ${why}.`;
}

/** Reports each wrong value in the JSON of a structured prop, or the first of another one. */
function checkScripted(prop: KnownProp, script: Scripted, { island }: Host, context: RuleContext): void {
  const value = script.values[prop.key];
  const subject = `in data-props of ${quoted(island.name)}`;
  if (prop.kind !== 'json' || typeof value === 'string') {
    const why = explainValue(value, prop);
    if (why)
      context.report(script.rangeOf([prop.key]), `"${prop.key}" ${subject} is ${shorten(value)}; ${why}.`);
    return;
  }
  for (const { path, text } of findSchemaProblems(prop.schema, value)) {
    const whole = [prop.key, ...path];
    context.report(script.rangeOf(whole), `"${whole.join('.')}" ${subject} ${text}.`);
  }
}

/** An attribute that mounts the island needs no value: `<span data-cart-count>`. */
const isBareMark = (
  { value }: WrittenAttribute,
  { attribute, isRequired }: KnownProp,
  { selector }: KnownIsland,
) => value === '' && !isRequired && (selector?.includes(`[${attribute}]`) ?? false);

function checkHost(host: Host, context: RuleContext): void {
  const { markup } = context;
  const script = readPropsScript(host.element, markup);
  for (const prop of host.island.props) {
    if (script.kind === 'read' && script.values[prop.key] !== undefined) {
      checkScripted(prop, script, host, context);
      continue;
    }
    const written = markup.attribute(host.element, prop.attribute);
    if (!written || written.isDynamic || isBareMark(written, prop, host.island)) continue;
    const message = explainAttribute(written, prop, host.island);
    if (message) context.report(written.range, message);
  }
}

export const wrongValue: CheckRule = {
  code: 'AR103',
  level: 'error',
  title: 'Wrong value of an island',
  check: (context) => {
    for (const host of context.hosts) checkHost(host, context);
  },
};

/** Returns the values of a host's JSON; undefined where they can't be known. */
function scriptedValues({ element }: Host, { markup }: RuleContext): Scripted['values'] | undefined {
  const script = readPropsScript(element, markup);
  if (script.kind === 'read') return script.values;
  return script.kind === 'none' && !markup.mayGainHtml(element) ? {} : undefined;
}

export const missingProp: CheckRule = {
  code: 'AR104',
  level: 'error',
  title: 'Missing value of an island',
  check: (context) => {
    const { markup, hosts, report } = context;
    for (const host of hosts) {
      const { element, island } = host;
      const values = scriptedValues(host, context);
      if (!values) continue;
      for (const { key, attribute, isRequired } of island.props) {
        if (!isRequired || key in values || markup.mayHave(element, attribute)) continue;
        report(
          markup.tagOf(element).range,
          `${quoted(island.name)} needs ${attribute}, or "${key}" in data-props.`,
        );
      }
    }
  },
};

export const brokenProps: CheckRule = {
  code: 'AR105',
  level: 'error',
  title: 'Broken JSON in data-props',
  check: ({ markup, hosts, report }) => {
    for (const { element, island } of hosts) {
      const script = readPropsScript(element, markup);
      if (script.kind === 'broken')
        report(
          script.range,
          `The data-props of ${quoted(island.name)} are no JSON object: ${script.reason}. Write them with your server’s JSON encoder.`,
        );
    }
  },
};

export const unknownProp: CheckRule = {
  code: 'AR106',
  level: 'warning',
  title: 'Unknown key in data-props, near a known one',
  check: ({ markup, hosts, report }) => {
    for (const { element, island } of hosts) {
      const script = readPropsScript(element, markup);
      if (script.kind !== 'read') continue;
      const known = island.props.map(({ key }) => key);
      for (const key of Object.keys(script.values)) {
        const near = known.includes(key) ? undefined : meantName(key, known);
        if (near)
          report(
            script.rangeOf([key]),
            `"${key}" is no prop of ${quoted(island.name)}. Did you mean ${quoted(near)}?`,
          );
      }
    }
  },
};
