import { classListOf, removeAttribute, matches, getAttribute, setAttribute } from '#runtime/dom/safe.ts';

/** Changes to the server's nodes, remembered so that they can be undone together. */
export interface Overrides {
  /** Writes an attribute; null removes it. */
  set(element: Element, name: string, value: string | null): void;
  /** Gives a class or takes it away. */
  mark(element: Element, className: string, isOn: boolean): void;
  /** Makes everything as the server wrote it; attributes, and classes after a point, that are named here stay as they are. */
  restore(preserved?: ReadonlySet<string>): void;
}

function write(element: Element, name: string, value: string | null): void {
  if (value === null) removeAttribute(element, name);
  else setAttribute(element, name, value);
}

/**
 * Starts to remember how the server wrote what is changed: only the first value of each attribute and class counts, and
 * what others change meanwhile is left alone.
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
    mark(element, className, isOn) {
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

// The same classes are written in the server's order again, and no attribute where there was none.
function rewriteClass(element: Element, written: string | null): void {
  if (classesOf(getAttribute(element, 'class')) === classesOf(written)) write(element, 'class', written);
}
