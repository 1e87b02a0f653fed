import { expandName } from './names.ts';
import { findRule } from './registry.ts';
import type { RuleContext, Verdict } from './rule.ts';

/** The context for a plain value. */
export interface PlainOptions {
  /** Parameters by their names in the attributes. */
  readonly params?: Readonly<Record<string, string>>;
  /** Values of other fields, by name. */
  readonly others?: Readonly<Record<string, string>>;
  readonly files?: RuleContext['files'];
  /** The field's own name, to resolve `*.`. */
  readonly name?: string;
  /** Number of chosen options or boxes. */
  readonly count?: number;
  /** Number of filled fields in the group. */
  readonly filled?: number;
}

const own = (record: Readonly<Record<string, string>> | undefined, key: string) =>
  record && Object.hasOwn(record, key) ? record[key] : undefined;

function createPlainContext(value: string, options: PlainOptions): RuleContext {
  const { params, others, files = [], name: ownName = '', count, filled = 0 } = options;
  const other = (name: string) => {
    const found = own(others, expandName(name, ownName));
    return found === undefined ? undefined : { value: found, isEmpty: found.trim() === '' };
  };
  return {
    param: (name) => own(params, name) ?? '',
    other,
    filled: () => filled,
    name: ownName,
    type: 'text',
    isEmpty: value.trim() === '' && files.length === 0,
    count,
    hasTwin: false,
    files,
    memory: new Map(),
  };
}

/**
 * Validates a plain value by a rule, for islands without a server's field, and for servers that run JavaScript.
 *
 * @param name The rule's name.
 * @param value The value.
 * @param options Parameters and other values.
 * @returns True, false, or the message of a rule that has its own.
 * @throws {TypeError} There is no such rule.
 */
export async function testValue(name: string, value: string, options: PlainOptions = {}): Promise<Verdict> {
  const rule = await findRule(name);
  if (!rule) throw new TypeError(`There is no rule "${name}".`);
  const context = createPlainContext(value, options);
  return (context.isEmpty && !rule.validatesEmpty) || rule.test(value, context);
}
