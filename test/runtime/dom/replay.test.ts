import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterDispatch, replay } from '#runtime/dom/replay.ts';
import { find, showPage } from '../../support/page.ts';

beforeEach(() => {
  vi.useFakeTimers();
  showPage('<a href="#x">x</a><form><button id="in"></button></form>');
});
afterEach(() => vi.useRealTimers());

test('during a dispatch the work waits for a task of its own, because browsers ignore a submit until then', () => {
  const run = vi.fn();
  find('a').addEventListener('click', (event) => afterDispatch(event, run));
  find('a').click();
  expect(run).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(run).toHaveBeenCalledOnce();
});

test('after a dispatch, or without one, the work is done at once', () => {
  const run = vi.fn();
  const event = new Event('click');
  afterDispatch(event, run);
  afterDispatch(undefined, run);
  expect(run).toHaveBeenCalledTimes(2);
});

/** Records clicks and submits with their submitters while elements are replayed. */
function replayed(act: () => void): unknown[] {
  const seen: unknown[] = [];
  const listen = (event: Event) => {
    event.preventDefault();
    seen.push(event.type);
    // happy-dom names the form itself where no button has sent it.
    const { submitter } = event as SubmitEvent;
    if (event.type === 'submit') seen.push(submitter instanceof HTMLButtonElement ? submitter.id : null);
  };
  for (const type of ['click', 'submit']) document.addEventListener(type, listen);
  act();
  for (const type of ['click', 'submit']) document.removeEventListener(type, listen);
  return seen;
}

test('a link is clicked, a form is submitted with its button', () => {
  expect(replayed(() => replay(find('a')))).toEqual(['click']);
  expect(replayed(() => replay(find('form'), find('#in')))).toEqual(['submit', 'in']);
  expect(replayed(() => replay(find('form')))).toEqual(['submit', null]);
});

test('a form is submitted without a button that has left the page', () => {
  const button = find('#in');
  button.remove();
  expect(replayed(() => replay(find('form'), button))).toEqual(['submit', null]);
});

test('an element that has left the page is not pressed again', () => {
  const [link, form] = [find('a'), find('form')];
  link.remove();
  form.remove();
  const click = vi.fn();
  link.addEventListener('click', click);
  form.addEventListener('submit', click);
  replay(link);
  replay(form);
  expect(click).not.toHaveBeenCalled();
});
