import { toError } from '#runtime';
import { followSignal } from '#runtime/requests/follow-signal.ts';

/** A choice: two with the same key are the same. */
interface Keyed {
  readonly key: string;
}

/** The work of a chooser with choices and answers. */
export interface ChooserWork<Choice, Answer> {
  /** Requests the variant of a choice. */
  read(choice: Choice, signal: AbortSignal): Promise<Answer>;
  /** Shows an answer; gives the choice that the page shows from then on, which the server may have changed. */
  show(answer: Answer, choice: Choice): Choice;
  /** Gives the choice back that was shown before one that failed. */
  restore(shown: Choice, failed: Choice, error: Error): void;
  /** Called when an answer is awaited, and when it no longer is. */
  showBusy(isBusy: boolean): void;
}

/** State of a choice: what is chosen, what is shown, and the pending request between them. */
export interface Chooser<Choice, Answer> {
  /** The choice that the page shows. */
  shown(): Choice;
  /** The choice that is requested now. */
  requested(): Choice | undefined;
  /** Requests a choice; the previous request is aborted, unless a press waits for it. */
  choose(choice: Choice, isForced?: boolean): void;
  /** The answer that is awaited now: it comes even if something else is chosen meanwhile. */
  blockSubmit(): Promise<Answer> | undefined;
}

interface PendingRequest<Choice, Answer> {
  readonly choice: Choice;
  readonly controller: AbortController;
  readonly answer: Promise<Answer>;
  isBlocked: boolean;
}

/** A chooser from within. */
interface Course<Choice, Answer> {
  readonly work: ChooserWork<Choice, Answer>;
  readonly signal: AbortSignal;
  shown: Choice;
  request: PendingRequest<Choice, Answer> | undefined;
}

function resolve<Choice, Answer>(
  course: Course<Choice, Answer>,
  mine: PendingRequest<Choice, Answer>,
  done: () => void,
): void {
  if (course.request !== mine || course.signal.aborted) return;
  course.request = undefined;
  course.work.showBusy(false);
  done();
}

function request<Choice, Answer>(course: Course<Choice, Answer>, choice: Choice): void {
  const { work, signal } = course;
  const controller = followSignal(signal);
  const mine = { choice, controller, answer: work.read(choice, controller.signal), isBlocked: false };
  course.request = mine;
  work.showBusy(true);
  mine.answer.then(
    (answer) => resolve(course, mine, () => (course.shown = work.show(answer, choice))),
    (thrown: unknown) => resolve(course, mine, () => work.restore(course.shown, choice, toError(thrown))),
  );
}

/** Gives up what is on its way; what was pressed still gets its answer. */
function drop<Choice, Answer>(course: Course<Choice, Answer>): void {
  if (!course.request) return;
  if (!course.request.isBlocked) course.request.controller.abort();
  course.request = undefined;
  course.work.showBusy(false);
}

/**
 * Makes a chooser: the newest choice wins, a late answer never does, and a failure brings back what was shown.
 * Decision 227.
 *
 * @param first The choice that the page shows at first.
 * @param work The work with choices and answers.
 * @param signal Gives up all that is on its way.
 */
export function createChooser<Choice extends Keyed, Answer>(
  first: Choice,
  work: ChooserWork<Choice, Answer>,
  signal: AbortSignal,
): Chooser<Choice, Answer> {
  const course: Course<Choice, Answer> = { work, signal, shown: first, request: undefined };
  return {
    shown: () => course.shown,
    requested: () => course.request?.choice,
    choose(choice, isForced = false) {
      if (course.request?.choice.key === choice.key) return;
      drop(course);
      if (isForced || choice.key !== course.shown.key) request(course, choice);
    },
    blockSubmit() {
      if (course.request) course.request.isBlocked = true;
      return course.request?.answer;
    },
  };
}
