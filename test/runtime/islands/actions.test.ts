import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { findAction, runAction } from '#runtime/islands/actions.ts';
import { defineAction, type Action, type ActionDefinition, type App } from '#runtime/islands/definition.ts';
import { addDefinition } from '#runtime/islands/registry.ts';
import { on, type EventTable } from '#runtime/page/events.ts';
import { watchConsole, type WatchedConsole } from '../../support/console.ts';
import { find, showPage } from '../../support/page.ts';

const app = {} as App;
let consoleWatch: WatchedConsole;

/** Registers an action for elements with this attribute. */
function register(attribute: string, run: Action, load?: ActionDefinition['load']): void {
  const module = () => Promise.resolve({ default: run });
  addDefinition(defineAction({ name: attribute, selector: `[${attribute}]`, load: load ?? module }));
}

const first = vi.fn<Action>();
const second = vi.fn<Action>();
register('data-first', first);
register('data-second', second);

beforeEach(() => {
  consoleWatch = watchConsole();
  first.mockReset();
  second.mockReset();
});

afterEach(() => vi.restoreAllMocks());

const act = (element: HTMLElement, submitter?: HTMLElement) =>
  runAction(findAction(element)!, element, app, new SubmitEvent('submit', submitter ? { submitter } : {}));

/** Simulates a passed click or submit: actions are searched again, and nothing is loaded. */
function followEvents(type: 'click' | 'submit') {
  const natives: Event[] = [];
  const controller = new AbortController();
  const onEvent = (event: Event) => {
    event.preventDefault();
    const again = findAction(event.target as HTMLElement);
    if (again) void runAction(again, event.target as HTMLElement, app);
    else natives.push(event);
  };
  document.addEventListener(type, onEvent, { signal: controller.signal });
  return { natives, stop: () => controller.abort() };
}

describe('the action of an element', () => {
  test('is the first that was registered for it', () => {
    showPage('<a data-second data-first href="/"></a><button data-second></button><p></p>');
    expect(findAction(find('a'))?.name).toBe('data-first');
    expect(findAction(find('button'))?.name).toBe('data-second');
    expect(findAction(find('p'))).toBeUndefined();
  });

  test('is found for a form with a field named matches', () => {
    showPage('<form data-first><input name="matches"></form>');
    expect(findAction(find('form'))?.name).toBe('data-first');
  });

  test('is given the element, the app and the button that sent it', async () => {
    showPage('<form data-first><button></button></form>');
    await act(find('form'), find('button'));
    expect(first.mock.calls[0]).toMatchObject([find('form'), { app, submitter: find('button') }]);
  });
});

describe('letting a click or submit through', () => {
  test('goes to the next action, and then to the browser', async () => {
    showPage('<a data-first data-second href="/"></a>');
    const { natives, stop } = followEvents('click');
    first.mockImplementation((_element, { proceed }) => proceed());
    second.mockImplementation((_element, { proceed }) => proceed());
    await act(find('a'));
    await vi.waitFor(() => expect(natives).toHaveLength(1));
    stop();
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 1]);
  });

  test('does not let the next one through', async () => {
    showPage('<a data-first href="/"></a>');
    const { natives, stop } = followEvents('click');
    first.mockImplementationOnce((_element, { proceed }) => proceed());
    await act(find('a'));
    expect(natives).toHaveLength(1);
    find('a').click();
    await vi.waitFor(() => expect(first).toHaveBeenCalledTimes(2));
    stop();
    expect(natives).toHaveLength(1);
  });

  test('sends a form with its button, if that is still there', async () => {
    showPage('<form data-first><button name="a"></button></form>');
    const { natives, stop } = followEvents('submit');
    first.mockImplementation((_element, { proceed }) => proceed());
    await act(find('form'), find('button'));
    const gone = find('button');
    gone.remove();
    await act(find('form'), gone);
    stop();
    expect(natives.map((event) => (event as SubmitEvent).submitter === gone)).toEqual([true, false]);
  });

  test('does nothing for an element that has left the page', async () => {
    showPage('<a data-first href="/"></a>');
    const { natives, stop } = followEvents('click');
    first.mockImplementation((element, { proceed }) => {
      element.remove();
      proceed();
    });
    await act(find('a'));
    stop();
    expect(natives).toEqual([]);
  });
});

test('a form is sent again once its submit is over: before that browsers ignore it [FRM-04]', async () => {
  showPage('<form data-first><button></button></form>');
  const { natives, stop } = followEvents('submit');
  let phase: number | undefined;
  first.mockImplementation((_element, { proceed }) => {
    proceed();
    phase = event.eventPhase;
  });
  const event = new SubmitEvent('submit', { cancelable: true });
  let running: Promise<void> | undefined;
  const onSubmit = () => {
    running = runAction(findAction(find('form'))!, find('form'), app, event);
  };
  Object.defineProperty(event, 'eventPhase', { value: Event.BUBBLING_PHASE, configurable: true });
  onSubmit();
  await running;
  expect([phase, natives.length]).toEqual([Event.BUBBLING_PHASE, 0]);
  await vi.waitFor(() => expect(natives).toHaveLength(1));
  stop();
});

test('an action whose code can’t be had happens as the server’s HTML says, and is reported', async () => {
  register('data-missing', vi.fn(), () => Promise.reject(new TypeError('404')));
  showPage('<a data-missing href="/"></a>');
  const { natives, stop } = followEvents('click');
  await act(find('a'));
  stop();
  expect(natives).toHaveLength(1);
  expect(consoleWatch.errors()[0]).toContain('404');
});

test('a failure is an event after the click was let through [ERR-04]', async () => {
  const received: string[] = [];
  register('data-gone', vi.fn(), () => Promise.reject(new TypeError('404')));
  showPage('<button type="button" data-gone></button>');
  find('button').addEventListener('click', () => received.push('click'));
  const controller = new AbortController();
  const onError = ({ target, detail }: CustomEvent<EventTable['action-error']>) =>
    received.push(`${(target as Element).tagName} ${detail.name}`);
  on('action-error', onError, controller.signal);
  await act(find('button'));
  controller.abort();
  expect(received).toEqual(['click', 'BUTTON data-gone']);
  expect(consoleWatch.errors()).toHaveLength(1);
});

describe('whatever fails, the click or submit happens as the server’s HTML says, and the console says why', () => {
  test.each<[string, Action]>([
    [
      'throws at once',
      () => {
        throw new Error('broken action');
      },
    ],
    ['throws later', () => Promise.reject(new Error('broken action'))],
  ])('an action that %s', async (_when, action) => {
    showPage('<a data-first href="/"></a>');
    const { natives, stop } = followEvents('click');
    first.mockImplementationOnce(action);
    await act(find('a'));
    stop();
    expect(natives).toHaveLength(1);
    expect(consoleWatch.errors()[0]).toContain('broken action');
  });

  test('a module that lacks what was wanted of it: a form is sent with its button', async () => {
    const other = { other: 1 } as unknown as { default: Action };
    register('data-other', vi.fn(), () => Promise.resolve(other));
    showPage('<form data-other><button name="a"></button></form>');
    const { natives, stop } = followEvents('submit');
    await act(find('form'), find('button'));
    stop();
    expect(natives.map((event) => (event as SubmitEvent).submitter)).toEqual([find('button')]);
    expect(consoleWatch.errors()).toHaveLength(1);
  });

  test('but not twice: one that has let it through already', async () => {
    showPage('<a data-first href="/"></a>');
    const { natives, stop } = followEvents('click');
    first.mockImplementationOnce((_element, { proceed }) => {
      proceed();
      throw new Error('too late');
    });
    await act(find('a'));
    stop();
    expect(natives).toHaveLength(1);
  });
});
