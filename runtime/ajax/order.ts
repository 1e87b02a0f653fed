import type { Request } from '../requests/request-kind.ts';
import { safeUrl } from '../requests/safe-url.ts';
import { gatherFields, toQuery } from '../forms/read.ts';
import { hasFile, headersFor, markAddress, toBody } from './fields.ts';
import { isCached, readPlacement, type AjaxPlacement } from './options.ts';
import { getAttribute } from '../dom/safe.ts';

/** Whether the answer opens in another window or frame; the submitter's `formtarget` comes first. */
function opensElsewhere(element: Element, submitter: Element | null): boolean {
  const own = submitter && getAttribute(submitter, 'formtarget');
  const target = (own ?? getAttribute(element, 'target') ?? '').toLowerCase();
  return target !== '' && target !== '_self';
}

/** Timeout in ms of an upload, which may take ten minutes over a slow mobile connection. */
const FILE_TIMEOUT_MS = 600_000;

/** The request of a form or link, read at its click or submit. */
export interface Order {
  element: HTMLElement;
  submitter: HTMLElement | null;
  placement: AjaxPlacement;
  /** The address as the visitor may see it, without the mark of scoped updates. */
  url: URL;
  address: URL;
  method: string;
  isWrite: boolean;
  request: Request;
}

/** Address, method and encoding of a request; the submitter's attributes come before the element's own. */
interface RequestAttributes {
  url: string;
  method: string;
  enctype: string;
}

function readRequestAttributes(element: Element, submitter: Element | null): RequestAttributes {
  const ofSubmitter = (name: string) => (submitter ? getAttribute(submitter, name) : null);
  const own = (name: string) => getAttribute(element, name);
  return {
    url: ofSubmitter('formaction') ?? (own('data-ajax-url') || own('action') || own('href') || ''),
    method: ofSubmitter('formmethod') ?? (own('data-ajax-method') || own('method') || ''),
    enctype: ofSubmitter('formenctype') ?? own('enctype') ?? '',
  };
}

function withoutHash(url: URL): URL {
  const bare = new URL(url);
  bare.hash = '';
  return bare;
}

function readAddress(written: string): URL | undefined {
  // A form without an address is sent to the page's own.
  return safeUrl(written.trim() || location.href);
}

function createRequest(fields: FormData, method: string, enctype: string): Request {
  const timeout = hasFile(fields) ? { timeout: FILE_TIMEOUT_MS } : {};
  return { method: 'POST', headers: headersFor(method), body: toBody(fields, method, enctype), ...timeout };
}

/**
 * Reads the request that a form or link describes (FRM-03, FRM-04).
 *
 * @param element The form or link.
 * @param submitter The button that sent the form.
 * @returns The request; undefined when the browser handles it: dialogs, other windows, origins or schemes.
 */
export function readOrder(element: HTMLElement, submitter: HTMLElement | null): Order | undefined {
  const attributes = readRequestAttributes(element, submitter);
  const method = attributes.method.trim().toUpperCase() || 'GET';
  const url = readAddress(attributes.url);
  if (!url || method === 'DIALOG' || opensElsewhere(element, submitter)) return undefined;
  const fields = gatherFields(element, submitter);
  const isWrite = method !== 'GET';
  // The query of a form replaces that of its address.
  if (!isWrite && element instanceof HTMLFormElement) url.search = String(toQuery(fields));
  return {
    element,
    submitter,
    placement: readPlacement(element),
    url,
    address: isWrite ? withoutHash(url) : markAddress(withoutHash(url)),
    method,
    isWrite,
    request: {
      ...(isWrite && createRequest(fields, method, attributes.enctype)),
      cache: isCached(element) ? 'default' : 'no-store',
    },
  };
}
