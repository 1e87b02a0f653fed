import {
  Component,
  createContext,
  createElement,
  memo,
  Suspense,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { Mount, MountContext } from './definition.ts';
import { appendTo, removeElement, replaceContent } from '../dom/safe-tree.ts';
import { ArchipelError } from '../page/archipel-error.ts';
import { report, toError } from '../page/errors.ts';
import { ROOT_TAG, SLOT_TAG } from './islands.ts';
import { createReadiness, type Readiness } from './readiness.ts';
import { createSlots, type Slots } from './slots.ts';

/** The island of a view, as its context provides it. */
export interface IslandView extends Pick<MountContext, 'signal' | 'name' | 'id' | 'foundAt'> {
  /** The server's nodes inside the host; empty for a view that is appended to them. */
  slots: Slots;
  host: HTMLElement;
}

const IslandContext = createContext<IslandView | null>(null);

/**
 * Returns the island of a view: host, signal, slots, and an id that is unique in the document (preact's
 * `useId` is not, between roots).
 *
 * @returns The island around the component.
 * @throws {ArchipelError} Outside an island.
 */
export function useIsland(): IslandView {
  const island = useContext(IslandContext);
  if (island) return island;
  throw new ArchipelError({
    what: 'useIsland() was called outside an island.',
    why: 'Only views mounted by react(View) have a host.',
    how: 'Render the component inside such a view.',
  });
}

// Decision 1.
function insertNodes(element: HTMLElement | null, nodes: Node[]): void {
  element?.append(...nodes);
}

// The component is never rendered again: its content belongs to the server.
const ServerNodes = memo(
  function ServerNodes({ getNodes }: { getNodes: () => Node[] }) {
    const slotRef = useRef<HTMLElement>(null);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the nodes are inserted only once
    useLayoutEffect(() => insertNodes(slotRef.current, getNodes()), []);
    return createElement(SLOT_TAG, { ref: slotRef });
  },
  () => true,
);

/**
 * Renders the server's live nodes of a slot, so that typed values, `data-val-*` and form ownership stay.
 *
 * @param props.name Value of `data-slot`; without it, all server nodes of the host except named slots.
 */
export function Slot({ name }: { name?: string }): ReactNode {
  const { slots } = useIsland();
  return <ServerNodes key={name ?? ''} getNodes={() => slots.take(name)} />;
}

class Boundary extends Component<{ onError: (error: Error) => void; children: ReactNode }> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });

  override componentDidCatch(thrown: unknown): void {
    this.props.onError(toError(thrown));
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}

// The server's HTML is shown again while a view is suspended.
function Fallback({ readiness, onReveal }: { readiness: Readiness; onReveal: () => void }) {
  const { slots } = useIsland();
  useLayoutEffect(() => {
    readiness.suspend();
    return () => {
      readiness.reveal();
      onReveal();
    };
  }, [readiness, onReveal]);
  return <ServerNodes getNodes={() => slots.restore()} />;
}

function Shell(props: {
  island: IslandView;
  readiness: Readiness;
  children: ReactNode;
  onError: (error: Error) => void;
}) {
  const { island, readiness, children, onError } = props;
  const [round, setRound] = useState(0);
  const [next] = useState(() => () => setRound((value) => value + 1));
  // The effects of the view have run before, because children come first.
  useEffect(() => readiness.commit(), [readiness, round]);
  return (
    <IslandContext.Provider value={island}>
      <Boundary onError={onError}>
        <Suspense fallback={<Fallback readiness={readiness} onReveal={next} />}>{children}</Suspense>
      </Boundary>
    </IslandContext.Provider>
  );
}

/** Options of a React view. */
export interface ReactOptions {
  /**
   * `append`: the server's nodes are never moved, and the view is rendered after them. For fields (focus,
   * caret, IME), scrolled strips and first photos.
   */
  placement?: 'replace' | 'append';
}

/** The slots of a view, and how its container is added to the host and removed again. */
interface Attachment {
  slots: Slots;
  enter(): void;
  leave(): void;
}

// Decision 140.
function replaceByContainer(host: HTMLElement, container: HTMLElement): Attachment {
  const slots = createSlots(host);
  return {
    slots,
    enter: () => replaceContent(host, container),
    leave: () => replaceContent(host, ...slots.restore()),
  };
}

// The slots are empty, because the view must not move the server's nodes.
const appendContainer = (host: HTMLElement, container: HTMLElement): Attachment => ({
  slots: createSlots(container),
  enter: () => appendTo(host, container),
  leave: () => removeElement(container),
});

/**
 * Creates the mount of a React view. The server's nodes are preserved as slots, and restored on unmount or
 * failure; with `append` they are never moved. The same code runs on React 19 and on preact/compat.
 *
 * @param View The component; its props are the island's props.
 * @param options Whether the view replaces the server's nodes (default), or is appended to them.
 * @returns A mount, the default export of the module that `load` imports.
 */
export function react<Props extends object>(
  View: ComponentType<Props>,
  { placement = 'replace' }: ReactOptions = {},
): Mount<Props> {
  const attach = placement === 'append' ? appendContainer : replaceByContainer;
  return (host, props, context) => {
    const { signal, name, id, foundAt } = context;
    // A root on the host itself would leave its listeners there; the container is removed with the root.
    const container = document.createElement(ROOT_TAG);
    const { slots, enter, leave } = attach(host, container);
    const island: IslandView = { host, signal, name, id, foundAt, slots };
    const readiness = createReadiness();
    // A root must not be unmounted during its own rendering, hence the microtask.
    const fail = (error: Error) => queueMicrotask(() => context.fail(error));
    const root = createRoot(container, {
      onCaughtError: () => {},
      onUncaughtError: (thrown) => report(thrown, `island "${name}"`, host),
    });
    const render = (next: Props) =>
      flushSync(() =>
        root.render(
          <Shell island={island} readiness={readiness} onError={fail}>
            <View {...next} />
          </Shell>,
        ),
      );

    const takeDown = (isGone = false) => {
      readiness.end();
      try {
        root.unmount();
      } finally {
        if (!isGone) leave();
      }
    };

    context.onProps(render);
    context.waitFor(readiness.ready);
    enter();
    try {
      render(props);
    } catch (thrown) {
      takeDown();
      throw thrown;
    }
    return takeDown;
  };
}
