import { getSetting } from '../page/config.ts';
import { findInside } from '../dom/safe-tree.ts';
import { ASP_NET, COMMON, DJANGO, TOKEN_FIELDS } from './token-fields.ts';

/** A token as it is sent: its value, and the headers in which servers look for it. */
export interface Token {
  readonly value: string;
  readonly headers: readonly string[];
}

type Fields = FormData | URLSearchParams;

/** Cookies with a token for scripts, where the page has no field: Django; Laravel, Spring. */
const COOKIES: Readonly<Record<string, string>> = { csrftoken: DJANGO, 'XSRF-TOKEN': 'X-XSRF-TOKEN' };

/** Valid header names; with an invalid one in the page's markup, every write would throw. */
const HEADER_NAME = /^[\w-]+$/;

function setting(key: 'field' | 'header' | 'cookie'): string {
  const value = getSetting('antiforgery', key);
  return typeof value === 'string' ? value : '';
}

// Only the head is searched, because the body contains texts of visitors.
const metaOf = (root: ParentNode, name: string) =>
  findInside<HTMLMetaElement>(root, `head meta[name="${name}"]`)?.content ?? '';

function toToken(value: unknown, ...headers: string[]): Token | undefined {
  const own = setting('header');
  const valid = (own ? [own] : headers).filter((name) => HEADER_NAME.test(name));
  return typeof value === 'string' && value !== '' ? { value, headers: valid } : undefined;
}

/** Returns the token fields with their headers; only the field of the setting, if the page has one. */
function fieldsOf(root: ParentNode): Readonly<Record<string, string>> {
  const own = setting('field');
  if (own) return { [own]: TOKEN_FIELDS[own] ?? COMMON };
  const named = [metaOf(root, 'csrf-param'), metaOf(root, '_csrf_parameter')].filter(Boolean);
  return { ...TOKEN_FIELDS, ...Object.fromEntries(named.map((name) => [name, COMMON])) };
}

/**
 * Finds the names of the fields that carry the token.
 *
 * @param root The page that has them.
 */
export const tokenFields = (root: ParentNode = document): string[] => Object.keys(fieldsOf(root));

/** Whether a field carries the token, also as one of a group: `contact[_token]`. */
export const isTokenField = (name: string): boolean =>
  tokenFields().includes(name.replace(/^.*\[(\w+)\]$/, '$1'));

function fromBody(body: Fields): Token | undefined {
  for (const [name, header] of Object.entries(fieldsOf(document))) {
    const token = toToken(body.get(name), header);
    if (token) return token;
  }
  return undefined;
}

// Decision 470.
function fromMeta(root: ParentNode): Token | undefined {
  // ASP.NET, Laravel, Rails and Django use this name; each ignores the headers of the others.
  const token = toToken(metaOf(root, 'csrf-token'), ASP_NET, COMMON, DJANGO);
  return token ?? toToken(metaOf(root, '_csrf'), metaOf(root, '_csrf_header') || COMMON);
}

function fromInputs(root: ParentNode): Token | undefined {
  for (const [name, header] of Object.entries(fieldsOf(root))) {
    const input = findInside(root, `input[name="${CSS.escape(name)}"]`);
    const token = toToken(input?.getAttribute('value'), header);
    if (token) return token;
  }
  return undefined;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function readCookie(name: string): string {
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`));
  return decode(found?.slice(name.length + 1) ?? '');
}

function fromCookies(): Token | undefined {
  const own = setting('cookie');
  const cookies = own ? { [own]: COOKIES[own] ?? COMMON } : COOKIES;
  for (const [name, header] of Object.entries(cookies)) {
    const token = toToken(readCookie(name), header);
    if (token) return token;
  }
  return undefined;
}

/**
 * Finds the antiforgery token for writes to the same origin: by the setting `antiforgery: { field, header,
 * cookie }`, else by the markup of ASP.NET, Django, Laravel, Rails, Spring or Symfony.
 *
 * @param body The form that is sent, whose own token comes first.
 * @returns The token, or undefined when the server uses none.
 */
export function findToken(body?: Fields): Token | undefined {
  return (body && fromBody(body)) ?? findPageToken(document) ?? fromCookies();
}

/**
 * Finds the token in a page's markup.
 *
 * @param page The shown page, or a parsed one.
 */
export function findPageToken(page: ParentNode): Token | undefined {
  return fromMeta(page) ?? fromInputs(page);
}

/**
 * Replaces the token in the fields of a form that were gathered before a login changed it.
 *
 * @param body The form's fields; one without a token gets none.
 */
export function renewField(body: Fields): void {
  const token = findToken();
  if (!token) return;
  for (const name of tokenFields()) if (body.has(name)) body.set(name, token.value);
}
