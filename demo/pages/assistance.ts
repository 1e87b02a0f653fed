import type { Hono } from 'hono';
import type { Ctx, Env } from '../http/env.ts';
import { questions, questionsFor, sections } from '../rules/assistance.ts';
import type { Question } from '../rules/assistance.ts';
import { checkForm, readValues } from '../rules/form.ts';
import type { Complaints, Values } from '../rules/form.ts';
import type { Shop } from '../shop.ts';
import { texts } from '../texts/index.ts';
import { formView, type FieldView } from './form-view.ts';
import { fieldsOf, record } from './forms.ts';
import { textsOf } from './view.ts';

const path = '/:culture{(?:fr|nl)}/contact/assistance';

export function assistanceRoutes(app: Hono<Env>, shop: Shop): void {
  app.get(path, (c) => {
    const user = c.get('user');
    const known = { FormField21: user && `${user.firstName} ${user.lastName}`, FormField22: user?.email };
    return assistancePage(c, shop, readValues(questions, known));
  });
  app.post(path, (c) => sendRequest(c, shop));
}

/** Saves a request; values of questions that don't apply are neither validated nor stored. */
async function sendRequest(c: Ctx, shop: Shop): Promise<Response> {
  const values = readValues(questions, await fieldsOf(c));
  const current = questionsFor(values);
  const complaints = await checkForm(shop.testValue, current, values);
  if (complaints.size > 0) return assistancePage(c, shop, values, complaints);
  const labels: Record<string, string> = texts.fr.assistance.labels;
  const answers = current.flatMap(({ name }) => (values[name] ? [[name, values[name]] as const] : []));
  shop.messages.add({
    sessionId: c.get('session').id,
    name: values['FormField21']!,
    email: values['FormField22']!,
    text: answers.map(([name, value]) => `${labels[name]}: ${value}`).join('\n'),
    wantsCopy: false,
    attachment: undefined,
  });
  await record(c, shop, Object.fromEntries(answers));
  return c.redirect(`/${c.get('culture')}/contact/thanks`, 303);
}

async function assistancePage(
  c: Ctx,
  { view }: Shop,
  values: Values,
  complaints: Complaints = new Map(),
): Promise<Response> {
  const t = textsOf(c).assistance;
  const form = { fields: questions, labels: t.labels, values, complaints, culture: c.get('culture') };
  const { fields, errors } = formView(form);
  const names: Record<string, Record<string, string>> = t.choices;
  const withKind = ({ name, kind, choices = [] }: Question) => ({
    field: fields[name] as FieldView,
    kind,
    options: choices.map((code) => ({ code, name: names[name]?.[code] ?? code })),
  });
  const current = new Set(questionsFor(values));
  const data = {
    title: t.title,
    description: t.lead,
    errors,
    sections: sections.map(({ id, questions: own }) => ({
      id,
      legend: t.sections[id],
      isCurrent: own.some((question) => current.has(question)),
      questions: own.map(withKind),
    })),
  };
  return view.page(c, 'assistance', data, complaints.size > 0 ? 422 : 200);
}
