import { map, type MapStore } from 'nanostores';
import { requestJson, RequestError } from 'archipel/authoring';
import { object, parse, record, string } from 'valibot';
import type { Props } from './props.ts';
import { applyTrial, revertExample, type LiveFormState, type Trial } from './state.ts';
import { MAX_ADDRESS_LENGTH, queryOf, startText } from './values.ts';
import type { ViewName } from './views.ts';

/** Pause in typing after which the values are tried, in ms. */
const TYPING_DEBOUNCE_MS = 300;

const trialSchema = object({ problems: record(string(), string()), markup: string() });

/** The state of a live form, and the ways to change it. */
export interface LiveForm {
  readonly $state: MapStore<LiveFormState>;
  /** Changes a value and tries all of them: after a pause while they are typed. */
  set(attribute: string, text: string, isTyped: boolean): void;
  reset(): void;
  retry(): void;
  choose(language: string): void;
  look(view: ViewName): void;
  revert(failure: string): void;
}

function startState({ fields, values, address, problems, markup, language }: Props): LiveFormState {
  const shown = { query: queryOf(fields, values, address), markup };
  return {
    values,
    problems,
    language,
    shown,
    before: shown,
    phase: 'ready',
    view: 'here',
    isReplaced: false,
    failure: '',
  };
}

async function requestTrial(
  subject: string,
  query: string,
  language: string,
  signal: AbortSignal,
): Promise<Trial> {
  const url = `/styleguide/${subject}/try?${query}&copy=${encodeURIComponent(language)}`;
  return { query, ...parse(trialSchema, await requestJson(url, { signal })) };
}

const isAborted = (thrown: unknown) => thrown instanceof RequestError && thrown.kind === 'aborted';

/** Creates a function that tries the newest values; a newer call supersedes an older one. */
function createTrials(
  { subject, fields, address }: Props,
  $state: MapStore<LiveFormState>,
  signal: AbortSignal,
) {
  const update = (changes: Partial<LiveFormState>) => $state.set({ ...$state.get(), ...changes });
  let latest = new AbortController();
  signal.addEventListener('abort', () => latest.abort(), { once: true });

  return async (): Promise<void> => {
    latest.abort();
    const { values, language } = $state.get();
    const query = queryOf(fields, values, address);
    if (query.length > MAX_ADDRESS_LENGTH) return update({ phase: 'too-long' });
    const current = (latest = new AbortController());
    try {
      const trial = await requestTrial(subject, query, language, current.signal);
      if (latest !== current) return;
      $state.set(applyTrial($state.get(), trial));
      history.replaceState(history.state, '', `?${query}`);
    } catch (thrown) {
      if (latest === current && !isAborted(thrown)) update({ phase: 'failed' });
    }
  };
}

/**
 * Creates the state of a live form. The server checks the values and writes the markup; the address has them.
 *
 * @param props The island's props, with the texts that are in the form.
 * @param signal Ends requests and timers.
 */
export function createLiveForm(props: Props, signal: AbortSignal): LiveForm {
  const $state = map(startState(props));
  const tryValues = createTrials(props, $state, signal);
  let timer: ReturnType<typeof setTimeout> | undefined;
  signal.addEventListener('abort', () => clearTimeout(timer), { once: true });

  function schedule(delay: number): void {
    clearTimeout(timer);
    $state.setKey('phase', 'waiting');
    timer = setTimeout(() => void tryValues(), delay);
  }

  return {
    $state,
    set(attribute, text, isTyped) {
      $state.setKey('values', { ...$state.get().values, [attribute]: text });
      schedule(isTyped ? TYPING_DEBOUNCE_MS : 0);
    },
    reset() {
      const texts = props.fields.map((field) => [field.attribute, startText(field)]);
      $state.setKey('values', Object.fromEntries(texts));
      schedule(0);
    },
    retry: () => schedule(0),
    choose(language) {
      $state.setKey('language', language);
      schedule(0);
    },
    look: (view) => $state.setKey('view', view),
    revert: (failure) => $state.set(revertExample($state.get(), failure)),
  };
}
