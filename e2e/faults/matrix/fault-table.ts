import {
  closeAndReopen,
  fillStorage,
  goBackAndForth,
  goOffline,
  moveClock,
  pressTwice,
  releaseAfter,
  signInAgain,
  signOut,
} from './events.ts';
import type { FaultKind } from './cell.ts';

const JSON_TYPE = 'application/json';
const HTML = '<!doctype html><title>Page</title><p>Une page.</p>';

/** Files that islands load later; those of the start have their names without a hash. */
const LATER_FILES = '/GET \\/assets\\/archipel\\/.*-[0-9a-f]{6}(\\.dep)?\\.js/';

const status = (name: string, code: number): FaultKind => ({ name, effect: { status: code, body: '' } });

const answer = (name: string, body: string, type = JSON_TYPE, code = 200): FaultKind => ({
  name,
  effect: { status: code, body, type },
});

/** No fault at all: with it, each flow proves that it works. */
export const noFault: FaultKind = { name: 'no fault' };

/** The faults of the matrix; flows know nothing of them. */
export const faultKinds: readonly FaultKind[] = [
  status('500', 500),
  status('404', 404),
  status('403', 403),
  status('401', 401),
  status('422 without a body', 422),
  status('429 without a body', 429),
  status('503', 503),
  answer('HTML for JSON', HTML, 'text/html; charset=utf-8'),
  answer('broken JSON', '{"Message":"O'),
  answer('null', 'null'),
  answer('an empty 200', ''),
  answer('204', '', JSON_TYPE, 204),
  { name: 'dropped before the server worked', effect: { drop: true } },
  { name: 'dropped after the server worked', effect: { drop: true, late: true } },
  { name: 'cut in the body', effect: { truncate: 20 } },
  { name: 'a redirect here', effect: { redirect: { to: '/fr/delivery' } } },
  { name: 'a redirect elsewhere', effect: { redirect: { to: 'http://localhost:9/' } } },
  { name: 'slow by 5 s', effect: { isPaused: true, times: 1 }, run: releaseAfter(5) },
  { name: 'a late 500', effect: { status: 500, body: '', late: true } },
  { name: 'offline and back', run: goOffline, isSilent: true },
  { name: 'code of an older deploy', effect: { status: 404, body: '' }, match: LATER_FILES, isSilent: true },
  { name: 'a double press', run: pressTwice },
  {
    name: 'Back in the middle',
    effect: { isPaused: true, times: 1 },
    run: goBackAndForth,
    hasPast: true,
    reopens: true,
  },
  { name: 'storage denied and full', prepare: fillStorage },
  { name: 'signed out in another tab', run: signOut, mend: signInAgain },
  {
    name: 'the tab closed and reopened',
    effect: { isPaused: true, times: 1 },
    run: closeAndReopen,
    reopens: true,
    forgets: true,
  },
  { name: 'the clock moved by a day', run: moveClock },
  { name: '30 s of silence', effect: { isPaused: true, times: 1 }, run: releaseAfter(30) },
];
