import type { Props } from './props.ts';

/** The state of a list beyond its HTML and its address. */
export interface ProductListState {
  /** Address of the list that is loading, or undefined. */
  readonly requested: string | undefined;
  /** Choices wait for their delay before they are applied. */
  readonly isDelayed: boolean;
  /** The filter is open over the page, and its choices are applied by its button. */
  readonly isDrawerOpen: boolean;
}

export const EMPTY_STATE: ProductListState = { requested: undefined, isDelayed: false, isDrawerOpen: false };

/** Choices to apply. */
export interface ListOrder {
  /** The form that the visitor used; null stands for this page. */
  readonly form: Element | null;
  /** Whether the form leads out of the site, and the browser sends it. */
  readonly isElsewhere: boolean;
  /** The key of the filter's field that was changed. */
  readonly facet?: string | undefined;
}

export type ListEvent =
  | { readonly type: 'choose'; readonly order: ListOrder }
  | { readonly type: 'submit'; readonly order: ListOrder }
  | { readonly type: 'delay-over'; readonly order: ListOrder }
  | { readonly type: 'request'; readonly url: string }
  /** The requested list is the one that is shown. */
  | { readonly type: 'already-shown' }
  /** A request has ended, with any result; `isAway` while Back or Forward loads another list. */
  | { readonly type: 'complete'; readonly url: string; readonly isAway: boolean }
  | { readonly type: 'fail'; readonly retry: () => void }
  | { readonly type: 'render' }
  | { readonly type: 'open-drawer' }
  | { readonly type: 'close-drawer' }
  /** Back or Forward; `isSamePage` while the path stays. */
  | { readonly type: 'move'; readonly isSamePage: boolean }
  | { readonly type: 'leave' };

export type ListEffect =
  /** Writes the choices of the shown address, or of a requested one, into the fields. */
  | { readonly type: 'write-fields'; readonly url?: string | undefined }
  | { readonly type: 'apply'; readonly order: ListOrder }
  | { readonly type: 'start-delay'; readonly order: ListOrder }
  | { readonly type: 'stop-delay' }
  | { readonly type: 'fetch-counts'; readonly order: ListOrder }
  /** The button stops showing the number of a choice. */
  | { readonly type: 'end-counts' }
  | { readonly type: 'show-counts' }
  | { readonly type: 'show-failure'; readonly retry: () => void }
  | { readonly type: 'clear-failure' }
  /** Announces the new list, and shows its counts unless the drawer shows those of a choice. */
  | { readonly type: 'announce'; readonly showsCounts: boolean }
  | { readonly type: 'close-drawer'; readonly focus?: boolean };

type Step = readonly [state: ProductListState, effects: readonly ListEffect[]];

/** How choices are applied: at once, after a delay, or by a button. */
export type Submit = Props['submit'];

/** Returns whether the fields have pending choices, which must not be overwritten. */
const isChoosing = ({ isDelayed, isDrawerOpen }: ProductListState) => isDelayed || isDrawerOpen;

type EventOf<Type extends ListEvent['type']> = Extract<ListEvent, { type: Type }>;

function choose(state: ProductListState, { order }: EventOf<'choose'>, submit: Submit): Step {
  if (state.isDrawerOpen || submit === 'button')
    return [state, order.facet === undefined ? [] : [{ type: 'fetch-counts', order }]];
  if (order.isElsewhere) return [state, []];
  const isDelayed = submit === 'delay';
  return [
    { ...state, isDelayed },
    [{ type: 'stop-delay' }, { type: isDelayed ? 'start-delay' : 'apply', order }],
  ];
}

function submitForm(state: ProductListState, { order }: EventOf<'submit'>): Step {
  const effects: ListEffect[] = [{ type: 'stop-delay' }, { type: 'apply', order }];
  if (state.isDrawerOpen) effects.push({ type: 'close-drawer', focus: true });
  return [{ ...state, isDelayed: false }, effects];
}

function request(state: ProductListState, { url }: EventOf<'request'>): Step {
  return [
    { ...state, requested: url, isDelayed: false },
    [{ type: 'stop-delay' }, { type: 'clear-failure' }, { type: 'write-fields', url }],
  ];
}

function complete(state: ProductListState, { url, isAway }: EventOf<'complete'>): Step {
  if (url !== state.requested) return [state, []];
  const next = { ...state, requested: undefined };
  return [next, isAway || isChoosing(next) ? [] : [{ type: 'write-fields' }]];
}

function render(state: ProductListState): Step {
  const effects: ListEffect[] = [{ type: 'clear-failure' }];
  if (!isChoosing(state)) effects.push({ type: 'write-fields' });
  if (!state.isDrawerOpen) effects.push({ type: 'end-counts' });
  return [state, [...effects, { type: 'announce', showsCounts: !state.isDrawerOpen }]];
}

function closeDrawer(state: ProductListState): Step {
  const effects: ListEffect[] = [
    { type: 'end-counts' },
    { type: 'write-fields', url: state.requested },
    { type: 'show-counts' },
  ];
  return [{ ...state, isDrawerOpen: false }, effects];
}

function move(state: ProductListState, { isSamePage }: EventOf<'move'>): Step {
  const effects: ListEffect[] = [{ type: 'stop-delay' }];
  // Choices in the drawer belong to no list yet.
  if (state.isDrawerOpen) effects.unshift({ type: 'close-drawer' });
  if (isSamePage) effects.push({ type: 'write-fields' });
  return [{ ...state, isDelayed: false }, effects];
}

type Reducers = {
  [Type in ListEvent['type']]: (state: ProductListState, event: EventOf<Type>, submit: Submit) => Step;
};

const REDUCERS: Reducers = {
  choose,
  submit: submitForm,
  'delay-over': (state, { order }) => [{ ...state, isDelayed: false }, [{ type: 'apply', order }]],
  request,
  'already-shown': (state) => [state, [{ type: 'clear-failure' }, { type: 'write-fields' }]],
  complete,
  fail: (state, { retry }) => [state, [{ type: 'show-failure', retry }]],
  render,
  'open-drawer': (state) => [{ ...state, isDrawerOpen: true }, []],
  'close-drawer': closeDrawer,
  move,
  leave: (state) => [{ ...state, isDelayed: false }, [{ type: 'stop-delay' }]],
};

/**
 * Returns the next state of a list and the effects to run, in their order (CAT-03, CAT-04, CAT-05).
 *
 * @param state The current state.
 * @param event The event.
 * @param submit How choices are applied.
 */
export function reduceList<Type extends ListEvent['type']>(
  state: ProductListState,
  event: EventOf<Type>,
  submit: Submit,
): Step {
  const reduce = REDUCERS[event.type as Type];
  return reduce(state, event, submit);
}

/** The state of a list, and the function that changes it. */
export interface ListStore {
  get(): ProductListState;
  dispatch(event: ListEvent): void;
}

/**
 * Creates the store of a list.
 *
 * @param submit How choices are applied.
 * @param run Runs an effect; it may dispatch again.
 */
export function createListStore(submit: Submit, run: (effect: ListEffect) => void): ListStore {
  let state = EMPTY_STATE;
  return {
    get: () => state,
    dispatch(event) {
      const [next, effects] = reduceList(state, event, submit);
      state = next;
      effects.forEach(run);
    },
  };
}
