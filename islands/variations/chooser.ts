import { toError } from '#runtime';
import { followSignal } from '#runtime/requests/follow-signal.ts';

/** A choice; two with the same key are equal. */
interface Keyed {
  readonly key: string;
}

/** The callbacks of a chooser. */
export interface ChooserWork<Choice, Answer> {
  /** Requests the variant of a choice. */
  read(choice: Choice, signal: AbortSignal): Promise<Answer>;
  /** Shows an answer; returns the choice that the page shows then, which the server may have changed. */
  show(answer: Answer, choice: Choice): Choice;
  /** Restores the shown choice after one that failed. */
  restore(shown: Choice, failed: Choice, error: Error): void;
  /** Called when a request starts, and when it has ended. */
  showBusy(isBusy: boolean): void;
}

/** The state of a choice: the one that the page shows, and the pending request of another. */
export interface Chooser<Choice, Answer> {
  /** Returns the choice that the page shows. */
  shown(): Choice;
  /** Returns the choice of the pending request. */
  requested(): Choice | undefined;
  /** Requests a choice; the previous request is aborted, unless a submit waits for it. */
  choose(choice: Choice, isForced?: boolean): void;
  /** Returns the pending answer, if any; a newer choice no longer aborts its request. */
  blockSubmit(): Promise<Answer> | undefined;
}

interface PendingRequest<Choice, Answer> {
  readonly choice: Choice;
  readonly controller: AbortController;
  readonly answer: Promise<Answer>;
  isBlocked: boolean;
}

/** The internal state of a chooser. */
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

/** Drops the pending request; it is aborted unless a submit waits for its answer. */
function drop<Choice, Answer>(course: Course<Choice, Answer>): void {
  if (!course.request) return;
  if (!course.request.isBlocked) course.request.controller.abort();
  course.request = undefined;
  course.work.showBusy(false);
}

/**
 * Creates a chooser: the latest choice wins, late answers are ignored, and a failure restores the shown
 * choice. Decision 227.
 *
 * @param first The choice that the page shows at first.
 * @param work The callbacks.
 * @param signal Aborts the pending request, and all later ones.
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
