import { describeElement } from '#runtime/islands/describe.ts';
import { warn } from '#runtime/page/warn.ts';
import { closest, querySelectorAll, setAttribute } from '#runtime/dom/safe.ts';
import { findListFields, keyOfField } from './list-fields.ts';

/** The server's data about a list, next to its HTML. */
export interface ListCounts {
  /** How many products there are on all pages. */
  readonly total: number;
  /** How many products each value of a filter's field would show, by the field's name. */
  readonly counts: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

const SCRIPT = 'script[data-list-state]';

function isState(value: unknown): value is ListCounts {
  const state = value as Partial<ListCounts> | null;
  return typeof state?.total === 'number' && typeof state.counts === 'object' && state.counts !== null;
}

/**
 * Reads what the server says of a list.
 *
 * @param root The list, or an answer with its filter.
 * @returns Nothing where it does not say it, which its author is told.
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
 * Writes beside each value of the filter how many products it would show. Nothing is replaced: focus, scroll and what is
 * folded out stay.
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
}
