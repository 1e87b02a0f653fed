import { afterEach, expect, test, vi } from 'vitest';
import mountDependentFields from '../../../islands/dependent-fields/dependent-fields.ts';
import { props } from '../../../islands/dependent-fields/props.ts';
import { watchConsole } from '../../support/console.ts';
import { mountPage, leavePage, registerIsland, unmount, whenIdle } from '../../support/islands.ts';
import { find } from '../../support/page.ts';

const RULES = JSON.stringify([
  { field: 'Topic', values: ['broken'], shows: ['Article', 'Gift'] },
  { field: 'Gift', values: ['true'], shows: ['Message'] },
]);

const name = registerIsland(mountDependentFields, { props });

const form = (rules = RULES) => `
  <form data-island="${name}" data-rules='${rules}'>
    <input type="hidden" name="Token" value="t">
    <p id="topic"><label>Topic <select name="Topic">
      <option value="" selected></option><option value="broken">b</option><option value="other">o</option></select></label></p>
    <fieldset id="group"><legend>Only if something is broken</legend>
      <p id="article"><label>Article <input name="Article" value="Mug"></label></p>
      <p id="gift"><label><input type="checkbox" name="Gift" value="true"> A gift</label><input type="hidden" name="Gift" value="false"></p>
      <p id="message"><label>Message <input name="Message"></label></p>
    </fieldset>
    <p><input name="Off" disabled><button>Send</button></p>
  </form>`;

const isShown = (id: string) => find(`#${id}`).closest('[hidden]') === null;
const sent = () => Object.fromEntries(new FormData(find<HTMLFormElement>('form')));

function choose(topic: string): void {
  const select = find<HTMLSelectElement>('select');
  select.value = topic;
  select.dispatchEvent(new Event('change', { bubbles: true }));
}

function tick(isOn: boolean): void {
  const box = find<HTMLInputElement>('[type="checkbox"]');
  box.checked = isOn;
  box.dispatchEvent(new Event('change', { bubbles: true }));
}

afterEach(() => {
  leavePage();
  vi.restoreAllMocks();
});

test('what does not follow is hidden, disabled, and comes back with what was typed [CTC-03]', async () => {
  await mountPage(form());
  expect(isShown('group')).toBe(false);
  expect(sent()).toEqual({ Token: 't', Topic: '' });
  choose('broken');
  expect([isShown('group'), isShown('article'), isShown('message')]).toEqual([true, true, false]);
  find<HTMLInputElement>('[name="Article"]').value = 'Bowl';
  choose('other');
  expect(sent()).toEqual({ Token: 't', Topic: 'other' });
  choose('broken');
  expect(sent()).toEqual({ Token: 't', Topic: 'broken', Article: 'Bowl', Gift: 'false' });
});

test('a question below a hidden one stays hidden, and a box with a twin counts as what it is [CTC-03]', async () => {
  await mountPage(form());
  choose('broken');
  tick(true);
  expect(isShown('message')).toBe(true);
  choose('other');
  expect(isShown('message')).toBe(false);
  choose('broken');
  expect(isShown('message')).toBe(true);
  tick(false);
  expect(isShown('message')).toBe(false);
});

test('a field that leaves with the focus hands it to the one before', async () => {
  await mountPage(form());
  choose('broken');
  find('[name="Article"]').focus();
  choose('other');
  expect(document.activeElement).toBe(find('select'));
});

test('a reset asks what it asked at first', async () => {
  await mountPage(form());
  choose('broken');
  find<HTMLFormElement>('form').reset();
  await whenIdle();
  expect(isShown('group')).toBe(false);
});

test('with the unmount everything shows again, and what the server disabled stays so', async () => {
  const page = await mountPage(form());
  unmount(page);
  expect(isShown('group')).toBe(true);
  expect(sent()).toEqual({ Token: 't', Topic: '', Article: 'Mug', Gift: 'false', Message: '' });
});

test('a table that names what the form does not have says which, and the rest works', async () => {
  const { errors } = watchConsole();
  const rules = JSON.stringify([{ field: 'Topic', values: ['broken'], shows: ['Article', 'Artikel'] }]);
  await mountPage(form(rules));
  expect(errors()).toEqual([expect.stringContaining('fields that the form does not have: Artikel.')]);
  expect(isShown('article')).toBe(false);
  choose('broken');
  expect(isShown('article')).toBe(true);
});

test.each(['no JSON', '[]', '[{"field":"Topic"}]', '{"Topic":["broken"]}'])(
  'the table %s is refused in one sentence, and every question shows',
  async (rules) => {
    const { errors } = watchConsole();
    await mountPage(form(rules));
    expect(errors()).toHaveLength(1);
    expect(isShown('message')).toBe(true);
  },
);

test('the prompts of the assistance form cannot be chosen, and can again without the island [CTC-02]', async () => {
  // This form lacks some of the fields, so the console is watched.
  watchConsole();
  const select =
    '<select name="FormField25"><option value="">Choose</option><option value="7">b</option></select>';
  await mountPage(`<form data-island="${name}">${select}</form>`);
  expect(find<HTMLOptionElement>('option').disabled).toBe(true);
  leavePage();
  await mountPage(form());
  expect(find<HTMLOptionElement>('option').disabled, 'with rules of its own').toBe(false);
});

test('an answer touches only what it shows or hides [CTC-03]', async () => {
  await mountPage(form());
  choose('broken');
  const watch = new MutationObserver(() => {});
  watch.observe(find('form'), { attributes: true, subtree: true });
  choose('broken');
  find('[name="Article"]').dispatchEvent(new Event('change', { bubbles: true }));
  expect(watch.takeRecords()).toEqual([]);
  tick(true);
  const touched = watch
    .takeRecords()
    .map(({ target }) => (target as Element).id || (target as Element).tagName);
  expect(new Set(touched)).toEqual(new Set(['message', 'INPUT']));
});
