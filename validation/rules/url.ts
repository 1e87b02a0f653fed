import type { Rule } from '../engine/rule.ts';

const URL_PARTS = /^(?:(?:https?|ftp):)?\/\/(?:[^\s/?#@]+@)?([^\s/?#@:]+)(?::\d{1,5})?(?:[/?#]\S*)?$/i;
const LABEL = /^[a-z0-9\u00a1-\uffff](?:[a-z0-9\u00a1-\uffff_-]{0,62}[a-z0-9\u00a1-\uffff])?$/i;
const TOP = /^(?:[a-z\u00a1-\uffff]{2,}|xn--[a-z0-9-]+)$/i;
const BYTE = /^(?:\d{1,2}|1\d\d|2[0-4]\d|25[0-5])$/;
const PRIVATE = /^(?:0|10|127|169\.254|192\.168|172\.(?:1[6-9]|2\d|3[01])|22[4-9]|2[3-5]\d)\./;

const isName = (labels: readonly string[], isTopOptional: boolean) =>
  labels.every((label) => LABEL.test(label)) &&
  ((isTopOptional && labels.length === 1) || (labels.length > 1 && TOP.test(labels.at(-1)!)));

/**
 * Whether a text is an address with a valid host: a name with a top-level domain, or a public IP address.
 *
 * @param value The address.
 * @param isTopOptional Whether `http://intranet` is valid.
 */
export function isUrl(value: string, isTopOptional = false): boolean {
  const host = URL_PARTS.exec(value)?.[1]?.replace(/\.$/, '');
  if (!host) return false;
  const labels = host.split('.');
  const isNumber = labels.length === 4 && labels.every((label) => BYTE.test(label));
  return isNumber ? !PRIVATE.test(host) : isName(labels, isTopOptional);
}

/** An address with http, https, ftp or no scheme, and a public host (VAL-02). */
export const url: Rule = { test: (value) => isUrl(value) };
