import { computed, map } from 'nanostores';
import { requestJson, RequestError } from 'archipel/authoring';
import { object, parse, record, string } from 'valibot';
import type { Props } from './props.ts';
import { MAX_ADDRESS_LENGTH, queryOf, startText, type Values } from './values.ts';
import type { ViewName } from './views.ts';

/** Pause in typing after which the values are tried, in ms. */
const TYPING_DEBOUNCE_MS = 300;

const answerSchema = object({ problems: record(string(), string()), markup: string() });

export type Phase = 'ready' | 'waiting' | 'failed' | 'too-long';

export interface LiveFormState {
  readonly values: Values;
  readonly problems: Values;
  readonly markup: string;
  readonly language: string;
  readonly phase: Phase;
  readonly view: ViewName;
  /** Query of the example on the page; undefined while the server's first one stands. */
  readonly shown: string | undefined;
  /** The console's sentence about an island that failed with these values. */
  readonly failure: string;
}

type Setup = Pick<
  Props,
  'subject' | 'address' | 'fields' | 'values' | 'problems' | 'markup' | 'language'
>;

export type LiveForm = ReturnType<typeof createLiveForm>;

const languageQuery = (query: string, language: string) => `${query}&copy=${encodeURIComponent(language)}`;

/**
 * Creates the state of a live form: the newest values are tried after a pause, and the server answers with
 * problems and markup.
 *
 * @param setup The island's props, with the texts that are in the form.
 * @param signal Ends requests and timers.
 */
export function createLiveForm(setup: Setup, signal: AbortSignal) {
  const { subject, address, fields } = setup;
  const startQuery = queryOf(fields, setup.values, address);
  const $state = map<LiveFormState>({
    values: setup.values,
    problems: setup.problems,
    markup: setup.markup,
    language: setup.language,
    phase: 'ready',
    view: 'here',
    shown: undefined,
    failure: '',
  });
  let latest: AbortController | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Query of the last example that no island has rejected. */
  let good = startQuery;

  const update = (changes: Partial<LiveFormState>) => $state.set({ ...$state.get(), ...changes });
  const query = () => queryOf(fields, $state.get().values, address);

  function accept(answer: unknown, tried: string): void {
    const { problems, markup } = parse(answerSchema, answer);
    const isGood = Object.keys(problems).length === 0;
    const { shown = startQuery, failure } = $state.get();
    if (!isGood) return update({ phase: 'ready', problems });
    if (failure === '') good = shown;
    const isChanged = tried !== shown;
    update({ phase: 'ready', problems, markup, failure: '', ...(isChanged && { shown: tried }) });
    history.replaceState(history.state, '', `?${tried}`);
  }

  async function tryValues(): Promise<void> {
    latest?.abort();
    const tried = query();
    if (tried.length > MAX_ADDRESS_LENGTH) return update({ phase: 'too-long' });
    const controller = new AbortController();
    latest = controller;
    update({ phase: 'waiting' });
    const url = `/styleguide/${subject}/try?${languageQuery(tried, $state.get().language)}`;
    try {
      const answer = await requestJson(url, { signal: AbortSignal.any([signal, controller.signal]) });
      if (latest === controller) accept(answer, tried);
    } catch (thrown) {
      const isAborted = thrown instanceof RequestError && thrown.kind === 'aborted';
      if (latest === controller && !isAborted) update({ phase: 'failed' });
    }
  }

  function schedule(): void {
    clearTimeout(timer);
    timer = setTimeout(() => void tryValues(), TYPING_DEBOUNCE_MS);
  }

  function set(attribute: string, text: string, isTyped: boolean): void {
    update({ values: { ...$state.get().values, [attribute]: text } });
    if (isTyped) return schedule();
    clearTimeout(timer);
    void tryValues();
  }

  /** Shows the last good example again after an island has failed with the newest values. */
  function reject(message: string): void {
    const { shown } = $state.get();
    if (shown !== undefined && shown !== good) update({ failure: message, shown: good });
  }

  signal.addEventListener('abort', () => clearTimeout(timer), { once: true });

  return {
    $state,
    /** Query of the example that is shown: values that were tried and are good. */
    $shown: computed($state, ({ shown }) => shown ?? startQuery),
    set,
    reject,
    retry: tryValues,
    reset: (): void => {
      update({ values: Object.fromEntries(fields.map((field) => [field.attribute, startText(field)])) });
      void tryValues();
    },
    choose: (language: string): void => {
      update({ language });
      void tryValues();
    },
    look: (view: ViewName): void => update({ view }),
  };
}
