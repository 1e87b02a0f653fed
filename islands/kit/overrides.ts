import { classListOf, removeAttribute, matches, getAttribute, setAttribute } from '#runtime/dom/safe.ts';

/** Changes to the server's nodes, remembered so that they can be undone together. */
export interface Overrides {
  /** Writes an attribute; null removes it. */
  set(element: Element, name: string, value: string | null): void;
  /** Adds or removes a class. */
  toggleClass(element: Element, className: string, isOn: boolean): void;
  /** Restores the server's markup, except the attributes and the classes (as `.name`) listed here. */
  restore(preserved?: ReadonlySet<string>): void;
}

function write(element: Element, name: string, value: string | null): void {
  if (value === null) removeAttribute(element, name);
  else setAttribute(element, name, value);
}

/**
 * Starts a record of changes to the server's nodes. The first value of each attribute and class is restored;
 * changes by other code are left alone.
 */
export function createOverrides(): Overrides {
  const undo = new Map<Element, Map<string, () => void>>();
  const remember = (element: Element, key: string, restore: () => void) => {
    const known = undo.get(element) ?? new Map<string, () => void>();
    undo.set(element, known);
    if (!known.has(key)) known.set(key, restore);
  };
  return {
    set(element, name, value) {
      const before = getAttribute(element, name);
      remember(element, name, () => write(element, name, before));
      if (before !== value) write(element, name, value);
    },
    toggleClass(element, className, isOn) {
      const had = matches(element, `.${className}`);
      const written = getAttribute(element, 'class');
      remember(element, `.${className}`, () => classListOf(element).toggle(className, had));
      remember(element, 'class', () => rewriteClass(element, written));
      if (had !== isOn) classListOf(element).toggle(className, isOn);
    },
    restore(preserved = new Set()) {
      for (const known of undo.values()) {
        for (const key of preserved) known.delete(key);
        const rewrite = known.get('class');
        known.delete('class');
        for (const restore of known.values()) restore();
        rewrite?.();
      }
      undo.clear();
    },
  };
}

const classesOf = (text: string | null) => (text ?? '').split(/\s+/).filter(Boolean).sort().join(' ');

// Restores the server's exact `class` text, or its absence, if the classes are the same.
function rewriteClass(element: Element, written: string | null): void {
  if (classesOf(getAttribute(element, 'class')) === classesOf(written)) write(element, 'class', written);
}
