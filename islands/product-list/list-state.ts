import { describeElement } from '#runtime/islands/describe.ts';
import { warn } from '#runtime/page/warn.ts';
import { closest, getAttribute, matches, querySelectorAll, setAttribute } from '#runtime/dom/safe.ts';
import { findListFields, keyOfField, type ListField } from './list-fields.ts';

/** The server's data about a list, next to its HTML. */
export interface ListCounts {
  /** Number of products on all pages. */
  readonly total: number;
  /** Number of products for each value of a filter's field, by the field's name. */
  readonly counts: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

const SCRIPT = 'script[data-list-state]';

function isState(value: unknown): value is ListCounts {
  const state = value as Partial<ListCounts> | null;
  return typeof state?.total === 'number' && typeof state.counts === 'object' && state.counts !== null;
}

/**
 * Reads the server's data about a list.
 *
 * @param root The list, or an answer with its filter.
 * @returns The data; undefined, with a warning in the console, if it is missing.
 */
export function readListState(root: Node): ListCounts | undefined {
  const [script] = querySelectorAll(root, SCRIPT);
  try {
    const value: unknown = JSON.parse(script?.textContent ?? '');
    if (isState(value)) return value;
  } catch {
    // Reported below.
  }
  const where = root instanceof Element ? describeElement(root) : 'The answer with the filter';
  warn(
    `${where} says not how many products there are, so counts stay as they were. Write inside a [data-list-part]: ` +
      '<script type="application/json" data-list-state>{"total":12,"counts":{"f.Brand":{"2":5}}}</script>.',
  );
  return undefined;
}

const hasOwn = <Value>(values: Readonly<Record<string, Value>> | undefined, key: string) =>
  values && Object.hasOwn(values, key) ? values[key] : undefined;

/**
 * Writes next to each value of the filter how many products it would show. No node is replaced, so focus,
 * scroll and open panels are preserved.
 *
 * @param host The list.
 * @param state The server's data.
 */
export function showCounts(host: Element, { counts }: ListCounts): void {
  for (const field of findListFields(host)) {
    const label = keyOfField(field) && closest(field, 'label');
    const [output] = label ? querySelectorAll(label, '[data-list-count]') : [];
    if (!output) continue;
    const count = hasOwn(hasOwn(counts, field.name), field.value) ?? 0;
    output.textContent = String(count);
    setAttribute(output, 'data-list-count', String(count));
  }
  blockEmptyValues(host);
}

/** Shows the counts of the list that is in the page. */
export function showListCounts(host: HTMLElement): void {
  const state = readListState(host);
  if (state) showCounts(host, state);
}

const isChosen = (field: ListField) => matches(field, ':checked');

/**
 * Disables the values that would show an empty list; a chosen one and the focused one stay enabled. Fields
 * without a count are left alone.
 *
 * @param host The list.
 */
export function blockEmptyValues(host: Element): void {
  for (const field of findListFields(host)) {
    const label = matches(field, '[type="checkbox"], [type="radio"]') && closest(field, 'label');
    const [output] = label ? querySelectorAll(label, '[data-list-count]') : [];
    if (!output) continue;
    const isEmpty = getAttribute(output, 'data-list-count') === '0' && !isChosen(field);
    field.disabled = isEmpty && field !== document.activeElement;
  }
}
