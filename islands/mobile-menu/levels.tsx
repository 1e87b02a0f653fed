import { useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { isGroup, type MenuGroup, type MenuItem, type MenuLink } from './read-menu.ts';

interface LevelsProps {
  readonly items: readonly MenuItem[];
  /** The menu's name for screen readers. */
  readonly name: string;
  /** The text of the back button. */
  readonly back: string;
}

interface Step {
  readonly group: MenuGroup;
  /** The button that led here; the focus returns to it. */
  readonly opener: HTMLElement;
}

interface Trail {
  readonly steps: readonly Step[];
  /** The class that animates the shown level; undefined at first. */
  readonly entering?: 'ar-menu-from-end' | 'ar-menu-from-start';
}

type OnGroup = (group: MenuGroup, opener: HTMLElement) => void;

function Link({ text, written }: MenuLink) {
  const { class: className, hreflang: hrefLang, ...attributes } = written;
  return (
    <a {...attributes} className={className} hrefLang={hrefLang}>
      {text}
    </a>
  );
}

function Group({ group, onGroup }: { group: MenuGroup; onGroup: OnGroup }) {
  return (
    <button
      type="button"
      className="ar-menu-group"
      aria-current={group.isCurrent || undefined}
      onClick={({ currentTarget }) => onGroup(group, currentTarget)}
    >
      {group.text}
    </button>
  );
}

function List({ items, label, onGroup }: Pick<LevelsProps, 'items'> & { label: string; onGroup: OnGroup }) {
  return (
    <ul aria-label={label}>
      {items.map((item, index) => (
        <li key={index}>{isGroup(item) ? <Group group={item} onGroup={onGroup} /> : <Link {...item} />}</li>
      ))}
    </ul>
  );
}

const moveFocus = (element: HTMLElement | null) => element?.focus();

function useTrail() {
  const [{ steps, entering }, setTrail] = useState<Trail>({ steps: [] });
  // Rendered synchronously: a hidden element can't receive the focus.
  const goDeeper: OnGroup = (group, opener) =>
    flushSync(() => setTrail({ steps: [...steps, { group, opener }], entering: 'ar-menu-from-end' }));
  const goBack = () => {
    const opener = steps.at(-1)?.opener;
    flushSync(() => setTrail({ steps: steps.slice(0, -1), entering: 'ar-menu-from-start' }));
    opener?.focus();
  };
  const levelAt = (depth: number) => {
    const isShown = depth === steps.length;
    return { hidden: !isShown, className: `ar-menu-level ${(isShown && entering) || ''}`.trim() };
  };
  return { steps, goDeeper, goBack, levelAt };
}

/**
 * Shows one level of a menu at a time: a group opens the next level, a button returns, and the focus follows
 * (MNU-02).
 */
function Levels({ items, name, back }: LevelsProps) {
  const { steps, goDeeper, goBack, levelAt } = useTrail();
  return (
    <nav className="ar-menu-levels" aria-label={name}>
      <div {...levelAt(0)}>
        <List items={items} label={name} onGroup={goDeeper} />
      </div>
      {steps.map(({ group }, index) => (
        <div key={index} {...levelAt(index + 1)}>
          <button ref={moveFocus} type="button" className="ar-menu-back" onClick={goBack}>
            {back}
          </button>
          <p className="ar-menu-title">{group.text}</p>
          <List items={group.items} label={group.text} onGroup={goDeeper} />
        </div>
      ))}
    </nav>
  );
}

/**
 * Renders the levels of a menu. An action has no host, so `react()` cannot mount them.
 *
 * @param container An empty element.
 * @param props The menu, its name and the text of the back button.
 * @returns Unmounts them.
 */
export function mountLevels(container: HTMLElement, props: LevelsProps): () => void {
  const root = createRoot(container);
  flushSync(() => root.render(<Levels {...props} />));
  return () => root.unmount();
}
