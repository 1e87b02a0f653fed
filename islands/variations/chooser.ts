import { toError } from '#runtime';
import { followSignal } from '#runtime/requests/follow-signal.ts';

/** What is chosen: two with the same key are the same. */
interface Keyed {
  readonly key: string;
}

/** What a chooser does with choices and answers. */
export interface ChooserWork<Choice, Answer> {
  /** Asks what a choice means. */
  read(choice: Choice, signal: AbortSignal): Promise<Answer>;
  /** Shows an answer; gives the choice that the page shows from then on, which the server may have changed. */
  show(answer: Answer, choice: Choice): Choice;
  /** Gives the choice back that was shown before one that failed. */
  giveBack(shown: Choice, failed: Choice, error: Error): void;
  /** Told whenever an answer is awaited, or no longer. */
  tellBusy(isBusy: boolean): void;
}

/** Who knows what is chosen, what is shown, and what is on its way between the two. */
export interface Chooser<Choice, Answer> {
  /** What the page shows. */
  shown(): Choice;
  /** What is asked for now. */
  asked(): Choice | undefined;
  /** Asks for a choice; the one before is given up, unless something was pressed for it. */
  choose(choice: Choice, isForced?: boolean): void;
  /** The answer that is awaited now: it comes even if something else is chosen meanwhile. */
  hold(): Promise<Answer> | undefined;
}

interface Asking<Choice, Answer> {
  readonly choice: Choice;
  readonly controller: AbortController;
  readonly answer: Promise<Answer>;
  isHeld: boolean;
}

/** A chooser from within. */
interface Course<Choice, Answer> {
  readonly work: ChooserWork<Choice, Answer>;
  readonly signal: AbortSignal;
  shown: Choice;
  asking: Asking<Choice, Answer> | undefined;
}

function settle<Choice, Answer>(
  course: Course<Choice, Answer>,
  mine: Asking<Choice, Answer>,
  done: () => void,
): void {
  if (course.asking !== mine || course.signal.aborted) return;
  course.asking = undefined;
  course.work.tellBusy(false);
  done();
}

function ask<Choice, Answer>(course: Course<Choice, Answer>, choice: Choice): void {
  const { work, signal } = course;
  const controller = followSignal(signal);
  const mine = { choice, controller, answer: work.read(choice, controller.signal), isHeld: false };
  course.asking = mine;
  work.tellBusy(true);
  mine.answer.then(
    (answer) => settle(course, mine, () => (course.shown = work.show(answer, choice))),
    (thrown: unknown) => settle(course, mine, () => work.giveBack(course.shown, choice, toError(thrown))),
  );
}

/** Gives up what is on its way; what was pressed still gets its answer. */
function drop<Choice, Answer>(course: Course<Choice, Answer>): void {
  if (!course.asking) return;
  if (!course.asking.isHeld) course.asking.controller.abort();
  course.asking = undefined;
  course.work.tellBusy(false);
}

/**
 * Makes a chooser: the newest choice wins, a late answer never does, and a failure brings back what was shown.
 *
 * @param first What the page shows at first.
 * @param work What is done with choices and answers.
 * @param signal Gives up all that is on its way.
 */
export function createChooser<Choice extends Keyed, Answer>(
  first: Choice,
  work: ChooserWork<Choice, Answer>,
  signal: AbortSignal,
): Chooser<Choice, Answer> {
  const course: Course<Choice, Answer> = { work, signal, shown: first, asking: undefined };
  return {
    shown: () => course.shown,
    asked: () => course.asking?.choice,
    choose(choice, isForced = false) {
      if (course.asking?.choice.key === choice.key) return;
      drop(course);
      if (isForced || choice.key !== course.shown.key) ask(course, choice);
    },
    hold() {
      if (course.asking) course.asking.isHeld = true;
      return course.asking?.answer;
    },
  };
}
