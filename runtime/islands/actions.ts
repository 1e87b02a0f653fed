import { track } from '../page/activity.ts';
import type { ActionDefinition, App } from './definition.ts';
import { matches } from '../dom/safe.ts';
import { report } from '../page/errors.ts';
import { emit } from '../page/events.ts';
import { loadModule } from './load.ts';
import { allActions } from './registry.ts';
import { afterDispatch, replay } from '../dom/replay.ts';

/** The element whose click or submit is being replayed, and the actions that are skipped for it. */
let passing: { element: Element; names: readonly string[] } | undefined;

const passedBy = (element: Element) => (passing?.element === element ? passing.names : []);

/**
 * Finds the action of an element.
 *
 * @param element A link, a button or a form.
 * @returns The first registered action that matches and is not skipped; undefined without one.
 */
export function findAction(element: Element): ActionDefinition | undefined {
  const passed = passedBy(element);
  return allActions().find(({ name, selector }) => !passed.includes(name) && matches(element, selector));
}

/**
 * Runs an action. If its code or the action itself fails, the click or submit happens natively: an action
 * that throws has done nothing yet. Decision 124.
 *
 * @param definition The action of the element.
 * @param element The link, button or form, whose click or submit has been prevented.
 * @param app The app, as the action receives it.
 * @param event The prevented click or submit.
 */
export async function runAction(
  { name, load }: ActionDefinition,
  element: HTMLElement,
  app: App,
  event?: Event,
): Promise<void> {
  const submitter = (event as SubmitEvent | undefined)?.submitter ?? null;
  const names = [...passedBy(element), name];
  let isOver = false;
  const letThrough = () => {
    passing = { element, names };
    replay(element, submitter);
    passing = undefined;
  };
  // With the module in memory the action runs in a microtask, while the event is still being dispatched.
  const proceed = () => {
    isOver = true;
    afterDispatch(event, letThrough);
  };
  try {
    const module = await track(loadModule(load));
    await module.default(element, { app, submitter, proceed });
  } catch (thrown) {
    report(thrown, `action "${name}"`);
    if (!isOver) {
      proceed();
      emit(element, 'action-error', { name });
    }
  }
}
