import type { Rule } from '../engine/rule.ts';

const BYTE = /^(?:25[0-5]|2[0-4]\d|[01]?\d?\d)$/;

/** Whether a text is four numbers up to 255, separated by dots. */
export function isIpv4(text: string): boolean {
  const parts = text.split('.');
  return parts.length === 4 && parts.every((part) => BYTE.test(part));
}

/** An address of IP version 4. */
export const ipv4: Rule = { test: (value) => isIpv4(value) };
