/** Changes to the server's nodes, remembered so that they can be undone together. */
export interface Borrowed {
  /** Writes an attribute; null removes it. */
  set(element: Element, name: string, value: string | null): void;
  /** Gives a class or takes it away. */
  mark(element: Element, className: string, isOn: boolean): void;
  /** Makes everything as the server wrote it. */
  giveBack(): void;
}

function write(element: Element, name: string, value: string | null): void {
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}

/**
 * Starts to remember how the server wrote what is changed: only the first value of each attribute and class counts, and
 * what others change meanwhile is left alone.
 */
export function borrow(): Borrowed {
  const undo = new Map<Element, Map<string, () => void>>();
  const remember = (element: Element, key: string, giveBack: () => void) => {
    const known = undo.get(element) ?? new Map<string, () => void>();
    undo.set(element, known);
    if (!known.has(key)) known.set(key, giveBack);
  };
  return {
    set(element, name, value) {
      const before = element.getAttribute(name);
      remember(element, name, () => write(element, name, before));
      if (before !== value) write(element, name, value);
    },
    mark(element, className, isOn) {
      const had = element.classList.contains(className);
      const written = element.getAttribute('class');
      remember(element, `.${className}`, () => element.classList.toggle(className, had));
      remember(element, 'class', () => rewriteClass(element, written));
      if (had !== isOn) element.classList.toggle(className, isOn);
    },
    giveBack() {
      for (const known of undo.values()) {
        const rewrite = known.get('class');
        known.delete('class');
        for (const giveBack of known.values()) giveBack();
        rewrite?.();
      }
      undo.clear();
    },
  };
}

const classesOf = (text: string | null) => (text ?? '').split(/\s+/).filter(Boolean).sort().join(' ');

// The same classes are written in the server's order again, and no attribute where there was none.
function rewriteClass(element: Element, written: string | null): void {
  if (classesOf(element.getAttribute('class')) === classesOf(written)) write(element, 'class', written);
}
