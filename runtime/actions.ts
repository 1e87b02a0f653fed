import { track } from './activity.ts';
import type { ActionDefinition, App } from './definition.ts';
import { report, toError } from './errors.ts';
import { loadModule } from './load.ts';
import { allActions } from './registry.ts';
import { replay } from './replay.ts';

/** By its prototype: a field named `matches` would answer for its form. */
const { matches } = Element.prototype;

/** The element whose click or submit is being let through, and the actions that have let it. */
let passing: { element: Element; names: readonly string[] } | undefined;

const passedBy = (element: Element) => (passing?.element === element ? passing.names : []);

/**
 * Finds the action that an element asks for.
 *
 * @param element A link, a button or a form.
 * @returns The first in the order of their registration, without those that have let it pass; or nothing.
 */
export function findAction(element: Element): ActionDefinition | undefined {
  const passed = passedBy(element);
  return allActions().find(({ name, selector }) => !passed.includes(name) && matches.call(element, selector));
}

/**
 * Runs an action; what its code can't be had for happens as the server's HTML says.
 *
 * @param definition What the element asks for.
 * @param element The link, button or form, whose click or submit has been prevented.
 * @param app What the action is given.
 * @param submitter The button that sent the form.
 */
export async function runAction(
  { name, load }: ActionDefinition,
  element: HTMLElement,
  app: App,
  submitter: HTMLElement | null = null,
): Promise<void> {
  const names = [...passedBy(element), name];
  const proceed = () => {
    passing = { element, names };
    replay(element, submitter);
    passing = undefined;
  };
  try {
    const module = await track(loadModule(load)).catch((thrown) => {
      proceed();
      throw thrown;
    });
    await module.default(element, { app, submitter, proceed });
  } catch (thrown) {
    report(toError(thrown), `action "${name}"`);
  }
}
