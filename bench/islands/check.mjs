import { expectedHtml } from './mixes.mjs';

/** Runs in the page: returns the rendered HTML and how many islands respond. */
function readPage() {
  return {
    html: [...document.querySelectorAll('.stepper')].map((view) => view.outerHTML),
    fallbacks: document.querySelectorAll('.region .fallback').length,
    readyCalls: bench.readyCalls,
    answers: bench.call(),
  };
}

/** Runs in the page: clicks + in the first and the last island and returns their texts. */
async function pressPlus() {
  const views = [...document.querySelectorAll('.stepper')];
  const ends = [views.at(0), views.at(-1)];
  for (const view of ends) view.lastElementChild.click();
  await new Promise((resolve) => setTimeout(resolve, 50));
  return ends.map((view) => view.querySelector('output').textContent);
}

/** Attributes and comments by which a library finds its own view; the rest must be the same in all systems. */
const OWN_MARKS = /<!--.*?-->| (?:data-action|data-stepper-target|x-[a-z:]+)="[^"]*"/g;

const doubled = (index) => `Item ${index}: ${2 * (1 + (index % 6))}`;

function complaintsAbout({ html, fallbacks, readyCalls, answers }, count) {
  const wrong = html.findIndex((text, index) => text.replaceAll(OWN_MARKS, '') !== expectedHtml(index));
  return [
    html.length !== count && `${html.length} of ${count} are on the page`,
    wrong >= 0 && `number ${wrong} is ${html[wrong]} instead of ${expectedHtml(wrong)}`,
    fallbacks > 0 && `${fallbacks} show their fallback still`,
    readyCalls !== count && `${readyCalls} effects ran`,
    answers !== count && `${answers} listen`,
  ].filter(Boolean);
}

/**
 * Rejects a run in which a system did less than the others: HTML, effects, listeners, responses to clicks.
 *
 * @throws {Error} With all faults.
 */
export async function checkMount(page, { label, count }, errors) {
  const complaints = [...errors, ...complaintsAbout(await page.evaluate(readPage), count)];
  const shown = await page.evaluate(pressPlus);
  const meant = [doubled(0), doubled(count - 1)];
  // With one island both clicks go to the same one.
  if (count > 1 && shown.join() !== meant.join())
    complaints.push(`after a press they show ${shown.join(', ')}`);
  if (complaints.length > 0) throw new Error(`${label}, ${count} islands: ${complaints.join('; ')}.`);
}
