import type { Element } from 'domhandler';
import { readJsonText } from '../../check/values/json-text.ts';
import { findPropsScript } from '../../fixtures/find-host.ts';
import { scriptText } from '../../fixtures/html-text.ts';
import type { Helper } from './helper.ts';
import type { HelperParameter } from './parameters.ts';

/** The value of an argument, as a literal of a language. */
export type CallValue =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'number'; readonly text: string }
  | { readonly kind: 'flag'; readonly isOn: boolean }
  | { readonly kind: 'json'; readonly value: unknown };

/** An argument of a call. */
export interface CallArgument {
  /** Name in lower case with hyphens. */
  readonly name: string;
  readonly value: CallValue;
  /** The parameter; undefined for another attribute of HTML. */
  readonly parameter?: HelperParameter;
}

/** A call of a helper. */
export interface HelperCall {
  readonly helper: Helper;
  readonly arguments: readonly CallArgument[];
}

/** Names that a helper gives a meaning of its own. */
const RESERVED = new Set(['tag', 'props', 'attributes']);

/** An attribute that the languages can write as the name of an argument. */
const PLAIN_NAME = /^[a-z][a-z\d]*(?:-[a-z\d]+)*$/;

const textOf = (text: string): CallValue => ({ kind: 'text', text });

function jsonOf(text: string): CallValue {
  const reading = readJsonText(text);
  return reading.isRead ? { kind: 'json', value: reading.value } : textOf(text);
}

const READERS: Readonly<Record<string, (text: string) => CallValue>> = {
  number: (text) => (/^-?(?:0|[1-9]\d*)(?:\.\d+)?$/.test(text) ? { kind: 'number', text } : textOf(text)),
  flag: (text) => (/^(?:true|false)$/.test(text) ? { kind: 'flag', isOn: text === 'true' } : textOf(text)),
  json: jsonOf,
};

function readValue(text: string, kind: string): CallValue {
  return (READERS[kind === 'milliseconds' ? 'number' : kind] ?? textOf)(text);
}

/** Reads an attribute that is no parameter; its name may be that of one. */
function plainArgument(attribute: string, text: string, { parameters }: Helper): CallArgument {
  const isTaken = RESERVED.has(attribute) || parameters.some(({ name }) => name === attribute);
  const value: CallValue = text === '' ? { kind: 'flag', isOn: true } : textOf(text);
  return { name: isTaken ? `attr-${attribute}` : attribute, value };
}

function readArgument(attribute: string, text: string, helper: Helper): CallArgument[] {
  const [mark] = helper.marks;
  if (mark?.attribute === attribute && mark.value === text) return [];
  const parameter = helper.parameters.find((one) => one.attribute === attribute);
  if (!parameter) return [plainArgument(attribute, text, helper)];
  return [{ name: parameter.name, value: readValue(text, parameter.kind), parameter }];
}

function propsArgument(host: Element): CallArgument[] {
  const script = findPropsScript(host);
  return script ? [{ name: 'props', value: jsonOf(scriptText(script)) }] : [];
}

/** Reads the arguments of a host in the order of its attributes. */
function readCallArguments(host: Element, helper: Helper): CallArgument[] {
  const written = Object.entries(host.attribs);
  const tag: CallArgument[] = host.name === helper.tag ? [] : [{ name: 'tag', value: textOf(host.name) }];
  return [
    ...tag,
    ...written.flatMap(([attribute, text]) => readArgument(attribute, text, helper)),
    ...propsArgument(host),
  ];
}

/**
 * Reads a host as a call of its helper.
 *
 * @param host The host.
 * @param helper Its helper.
 * @returns The call; undefined for a host that no helper can write.
 */
export function readCall(host: Element, helper: Helper): HelperCall | undefined {
  const found = readCallArguments(host, helper);
  const isPlain = found.every(({ name }) => PLAIN_NAME.test(name));
  const isSame = !helper.isVoid || host.name === helper.tag;
  return isPlain && isSame ? { helper, arguments: found } : undefined;
}
