import type { Mount, MountContext } from '#runtime';
import { isTouched } from '#runtime/dom/motion.ts';
import { getAttribute } from '#runtime/dom/safe.ts';
import { findInside } from '#runtime/dom/safe-tree.ts';
import { describeElement } from '#runtime/islands/describe.ts';
import { loadModule } from '#runtime/islands/load.ts';
import { ArchipelError } from '#runtime/page/archipel-error.ts';
import { warn } from '#runtime/page/warn.ts';
import { showFace } from './face.ts';
import type { Props } from './props.ts';
import './select-field.css';

export { props } from './props.ts';

const loadList = () => import('./select-list.tsx');

function findSelect(host: HTMLElement): HTMLSelectElement {
  const select = findInside<HTMLSelectElement>(host, 'select');
  if (select) return select;
  throw new ArchipelError({
    what: `There is no <select> in ${describeElement(host)}.`,
    why: 'A select-field is what a native select looks like: without one there is nothing to choose or to send.',
    how: 'Write <select name="…"> with its options into the element.',
  });
}

/** Returns whether a list of our own is better than the device's picker, which is made for fingers. */
const hasMouse = () => !isTouched() && 'showPopover' in HTMLElement.prototype;

/** Returns whether several lines are visible: such a select is a list already. */
const hasLines = (select: HTMLSelectElement) =>
  select.multiple || Number(getAttribute(select, 'size') ?? 0) > 1;

async function mountList(
  host: HTMLElement,
  props: Props,
  context: MountContext<Props>,
  leave: Set<() => void>,
): Promise<void> {
  const { default: mountView } = await loadModule(loadList);
  if (context.signal.aborted) return;
  const waits: Promise<unknown>[] = [];
  const cleanup = mountView(host, props, { ...context, waitFor: (work) => waits.push(work) });
  if (cleanup) leave.add(cleanup);
  await Promise.all(waits);
}

/** Gives a native select another look; its value, form, rules and label stay its own. */
const mount: Mount<Props> = (host, props, context) => {
  const select = findSelect(host);
  const leave = new Set<() => void>();
  if (props.search)
    warn('A select-field has no search box: typing finds an option. data-search is ignored.', host);
  if (props.look === 'list' && hasMouse()) context.waitFor(mountList(host, props, context, leave));
  else if (!hasLines(select)) showFace(host, select, props.placeholder, context.signal);
  return () => leave.forEach((run) => run());
};

export default mount;
