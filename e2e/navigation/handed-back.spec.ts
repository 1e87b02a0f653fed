import type { Page } from '@playwright/test';
import { writePages } from '../support/answers.ts';
import { expect, test, whenIdle } from '../support/test.ts';

const OTHER = 'https://other.example/';

/** Attributes of an ajax form or link that only the browser can handle. */
const FOR_BROWSER = {
  window: ['target="_blank" data-ajax-update="#target"', ''],
  'window-of-button': ['data-ajax-update="#target"', 'formtarget="_blank"'],
  'no-target': ['data-ajax-update="#nowhere"', ''],
  'no-selector': ['data-ajax-update="#a["', ''],
  'other-origin': [`action="${OTHER}" data-ajax-update="#target"`, ''],
  'other-origin-of-button': ['data-ajax-update="#target"', `formaction="${OTHER}"`],
} as const;

const ajaxForm = (method: string, [form, button]: readonly [string, string], id: string) =>
  `<form ${form.includes('action=') ? '' : 'action="/echo"'} method="${method}" data-ajax="true" ${form}>
    <button id="${id}" ${button}>${id}</button></form>`;

const FORMS = ['get', 'post'].flatMap((method) =>
  Object.entries(FOR_BROWSER).map(
    ([name, how]) => [`${method}-${name}`, ajaxForm.bind(null, method, how)] as const,
  ),
);

const OTHERS: readonly (readonly [string, (id: string) => string])[] = [
  ['ajax-link', (id) => `<a id="${id}" href="${OTHER}" data-ajax="true" data-ajax-update="#target">x</a>`],
  ['modal-link', (id) => `<a id="${id}" href="${OTHER}" data-modal>x</a>`],
  ['modal-button', (id) => `<form action="/echo"><button id="${id}" data-modal="${OTHER}">x</button></form>`],
  [
    'modal-form',
    (id) => `<form action="/echo" method="post" data-modal><button id="${id}">x</button></form>`,
  ],
];

const CASES = [...FORMS, ...OTHERS];

/** Records the events that reach the browser, and prevents them from leaving the page. */
const countNatives = (page: Page) =>
  page.evaluate(() => {
    const natives: string[] = [];
    Object.assign(window, { natives });
    const record = (event: Event) => {
      const { target, submitter } = event as SubmitEvent;
      const isLeft = !event.defaultPrevented && (event.type === 'submit' || (target as Element).matches('a'));
      if (!isLeft) return;
      event.preventDefault();
      natives.push((submitter ?? (target as Element)).id);
    };
    addEventListener('submit', record);
    addEventListener('click', record);
  });

const readNatives = (page: Page) =>
  page.evaluate(() => (window as unknown as { natives: string[] }).natives.splice(0));

test('what an action hands back to the browser gets there once, by mouse and key, before and after an update [FRM-01] [FRM-04] [DLG-01]', async ({
  page,
  faults,
}) => {
  await page.goto('/fixtures/nav/one');
  const main = `<div id="target"></div>
    <form action="/echo" data-ajax="true" data-ajax-update="#target"><button id="update">update</button></form>
    ${CASES.map(([id, write]) => write(id)).join('')}`;
  await faults(...(await writePages(page, { two: { main } })));
  await page.goto('/fixtures/nav/two');
  await whenIdle(page);
  await countNatives(page);
  for (const [round, press] of [
    ['first', (id: string) => page.click(`#${id}`)],
    ['update', undefined],
    ['second', (id: string) => page.click(`#${id}`)],
    ['by key', (id: string) => page.press(`#${id}`, 'Enter')],
  ] as const) {
    if (!press) {
      await page.click('#update');
      await expect(page.locator('#target [data-method]')).toHaveText('GET');
      continue;
    }
    for (const [id] of CASES) {
      await press(id);
      await expect
        .poll(() => readNatives(page), { message: `${id}, ${round}`, intervals: [20] })
        .toEqual([id]);
    }
  }
});

test('after an update a confirmed form for another window opens it, each time [FRM-04] [DLG-02]', async ({
  page,
}) => {
  await page.goto('/fixtures/ajax/page');
  await page.click('#load');
  await expect(page.locator('#target')).not.toContainText('Before');
  await page.locator('#form').evaluate((form) => form.setAttribute('data-confirm', 'Sure?'));
  for (const _time of [1, 2]) {
    const opened = page.waitForEvent('popup');
    await page.click('#blank');
    await page.locator('dialog[open]').getByRole('button', { name: 'Confirmer' }).click();
    const other = await opened;
    await expect(other.locator('[data-method]')).toHaveText('POST');
    await other.close();
  }
});
