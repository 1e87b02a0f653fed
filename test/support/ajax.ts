import { onTestFinished, vi } from 'vitest';
import type { App } from '#runtime';
import { createAjax } from '#runtime/ajax/update.ts';
import { RequestError } from '#runtime/requests/request-error.ts';
import { find } from './page.ts';

const LABELS = { failed: 'Failed.', done: 'Done.' };

const proceed = vi.fn<() => void>();

/** Performs the action of a form or link with `data-ajax`. Returns whether it was left to the browser. */
export async function press(selector = 'form, a', submitter: HTMLElement | null = null): Promise<boolean> {
  return pressElement(find(selector), submitter);
}

/** Performs the action of an element, in the page or not. */
export async function pressElement(element: HTMLElement, submitter: HTMLElement | null = null) {
  proceed.mockClear();
  await createAjax(() => LABELS)(element, { app: {} as App, submitter, proceed });
  return proceed.mock.calls.length > 0;
}

export interface SeenEvent {
  name: string;
  detail: Record<string, unknown>;
  target: EventTarget | null;
}

/** Records events of the library during the current test; `react` may prevent them. */
export function watchEvents(names: string[], react: (event: Event) => void = () => {}): SeenEvent[] {
  const seen: SeenEvent[] = [];
  const controller = new AbortController();
  const listen = (event: Event) => {
    const { detail } = event as CustomEvent<Record<string, unknown>>;
    seen.push({ name: event.type.replace('archipel:', ''), detail, target: event.target });
    react(event);
  };
  for (const name of names)
    document.addEventListener(`archipel:${name}`, listen, { signal: controller.signal });
  onTestFinished(() => controller.abort());
  return seen;
}

/** The text of the library's live region. */
export const announced = () => document.querySelector('.ar-visually-hidden')?.textContent ?? '';

/** Returns the message at a form or link once its text is there. */
export async function messageText(): Promise<string> {
  await vi.waitUntil(() => find('.ar-ajax-message').textContent, { interval: 1 });
  return find('.ar-ajax-message').textContent;
}

/** A whole page with this content in its container. */
export const wholePage = (main: string, rest = '') =>
  `<!doctype html><html lang="fr"><head><title>Home</title></head><body>${rest}<main data-page>${main}</main></body></html>`;

/** Returns the kind and status of a request's error. */
export const failureOf = (error: unknown) =>
  error instanceof RequestError ? [error.kind, error.status] : error;
