import { call, logged, openDialogs } from '../support/dialogs.ts';
import { press } from '../support/answers.ts';
import { expect, test, type Fault } from '../support/test.ts';

/** Faults in place of a script; a company's filter answers 200 with an empty body. */
const FAULTS: Record<string, Omit<Fault, 'match'>> = {
  missing: { status: 404 },
  broken: { status: 500 },
  empty: { status: 200, type: 'text/javascript', body: '' },
  'of another version': { status: 200, type: 'text/javascript', body: 'export const other = 1;' },
  cut: { truncate: 200 },
  lost: { drop: true },
};

/** Pressed element, the script that it needs, and the URL in the server's HTML. */
const CLICKS = [
  { press: '#confirm', script: 'confirm', leadsTo: /dialogs\/other$/ },
  { press: '#modal', script: 'modal', leadsTo: /dialogs\/piece$/ },
  { press: '#modal-form button', script: 'modal', leadsTo: /dialogs\/piece\?action=a\+b&by=button$/ },
  { press: '#ajax-form button', script: 'ajax', leadsTo: /\/echo$/ },
] as const;

for (const { press: selector, script, leadsTo } of CLICKS) {
  test(`whatever comes instead of its script, ${selector} leads where the server’s HTML says [ERR-04]`, async ({
    page,
    faults,
  }) => {
    for (const [what, fault] of Object.entries(FAULTS)) {
      await openDialogs(page);
      await faults({ match: `/assets\\/.*${script}-[^/]*\\.js/`, ...fault });
      await press(page, selector);
      await expect(page, `${script} ${what}`).toHaveURL(leadsTo);
      await faults();
    }
  });
}

test('whatever comes instead of the login’s script, a refused call is told to whoever made it [ERR-01] [ERR-04]', async ({
  page,
  faults,
}) => {
  for (const fault of Object.values(FAULTS)) {
    await openDialogs(page);
    await faults({ match: '/assets\\/.*login-dialog-[^/]*\\.js/', ...fault });
    await call(page, 'account', '/api/v1/account');
    await expect(logged(page)).toHaveText(['account status 401']);
    await faults();
  }
});
