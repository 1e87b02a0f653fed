import type { Hono } from 'hono';
import type { Culture } from '../culture.ts';
import type { Ctx, Env } from '../http/env.ts';
import { addressCountries } from '../rules/countries.ts';
import { checkForm, email, required } from '../rules/form.ts';
import type { FormField, RuleUse, Values } from '../rules/form.ts';
import { guideFields } from '../rules-guide/index.ts';
import type { Shop } from '../shop.ts';
import { fill, texts } from '../texts/index.ts';
import { formView } from './form-view.ts';
import { fieldsOf, record } from './forms.ts';
import { leaveNotice, takeNotice } from './notices.ts';
import { emptyGuide, filledGuide, postedGuide } from './rules-guide-values.ts';
import { guideView } from './rules-guide-view.ts';
import { textsOf } from './view.ts';

const guidePath = '/:culture{(?:fr|nl)}/styleguide/validation';
const takenName = 'claire';

/** Two forms on one page with equal names: each has its own messages. */
const twinFields = [{ name: 'Email', rules: [required, email] }] as const satisfies readonly FormField[];
const twins = ['first', 'second'] as const;
type Twin = {
  readonly id: string;
  readonly values: Values<'Email'>;
  readonly complaints: Map<'Email', RuleUse>;
};

/** Routes of the rules guide: each rule once, with examples; the server validates with the same rules. */
export function rulesGuideRoutes(app: Hono<Env>, shop: Shop): void {
  app.get(guidePath, (c) => guidePage(c, shop, filledGuide(c.req.query('fill'))));
  app.post(guidePath, (c) => answerGuide(c, shop));
  app.post(`${guidePath}/twin`, (c) => answerTwin(c, shop));
  app.get('/styleguide/validation/name', (c) => c.json(c.req.query('Rule.remote') !== takenName));
}

async function answerGuide(c: Ctx, shop: Shop): Promise<Response> {
  const posted = await postedGuide(c);
  const complaints = await checkForm(shop.testValue, guideFields, posted.values, posted);
  if (posted.values['Rule.remote'] === takenName) complaints.set('Rule.remote', { rule: 'remote' });
  if (complaints.size > 0) return guidePage(c, shop, { ...posted, complaints });
  return backToGuide(c, shop);
}

async function answerTwin(c: Ctx, shop: Shop): Promise<Response> {
  const { Email = '', Twin: id = '' } = await fieldsOf(c);
  const values = { Email: Email.trim() };
  const complaints = await checkForm<'Email'>(shop.testValue, twinFields, values);
  return complaints.size > 0
    ? guidePage(c, shop, emptyGuide, { id, values, complaints })
    : backToGuide(c, shop);
}

async function backToGuide(c: Ctx, shop: Shop): Promise<Response> {
  await record(c, shop, {});
  leaveNotice(c, { kind: 'done', text: textsOf(c).rulesGuide.accepted });
  return c.redirect(`/${c.get('culture')}/styleguide/validation`, 303);
}

async function guidePage(c: Ctx, { view }: Shop, state: Parameters<typeof guideView>[0], twin?: Twin) {
  const [culture, t] = [c.get('culture'), textsOf(c)];
  const isRejected = twin !== undefined || (state.complaints?.size ?? 0) > 0;
  return view.page(
    c,
    'rules-guide',
    {
      title: t.rulesGuide.title,
      description: t.rulesGuide.intro,
      ...guideView(state, culture),
      countries: addressCountries.map((code) => ({ code, name: t.countries[code] })),
      twins: twins.map((id, position) => twinView(id, position + 1, culture, twin)),
      notice: isRejected ? undefined : takeNotice(c),
    },
    isRejected ? 422 : 200,
  );
}

function twinView(id: string, number: number, culture: Culture, sent: Twin | undefined) {
  const t = texts[culture].rulesGuide;
  const { values, complaints } = sent?.id === id ? sent : { values: { Email: '' }, complaints: new Map() };
  const form = { fields: twinFields, labels: t.twinLabels, values, complaints, culture };
  const { fields, errors } = formView<'Email'>({ ...form, idPrefix: `twin-${id}-` });
  return { id, title: fill(t.twin, number), field: fields['Email'], errors };
}
