import type { Ctx } from '../http/env.ts';
import type { Complaints, FormField, Values } from '../rules/form.ts';
import type { Shop } from '../shop.ts';
import { formView } from './form-view.ts';
import type { Data } from './view.ts';

interface SecretPage<Name extends string> {
  readonly template: string;
  readonly title: string;
  readonly fields: readonly FormField<Name>[];
  readonly labels: Values<Name>;
  /** Values to show again; all others are empty, as passwords and codes must be retyped. */
  readonly shown?: Partial<Values<Name>>;
  readonly complaints?: Complaints<Name> | undefined;
  readonly idPrefix: string;
  readonly data?: Data;
}

/** Renders a form with passwords or codes: never cached, 422 when rejected, and no secret in the HTML. */
export async function secretPage<Name extends string>(
  c: Ctx,
  { view }: Pick<Shop, 'view'>,
  page: SecretPage<Name>,
): Promise<Response> {
  const { template, title, fields, labels, shown = {}, complaints = new Map(), idPrefix, data = {} } = page;
  const values = Object.fromEntries(fields.map(({ name }) => [name, ''])) as Record<Name, string>;
  const form = { fields, labels, values: { ...values, ...shown }, complaints, idPrefix };
  const answer = await view.page(
    c,
    template,
    { title, ...data, ...formView<Name>({ ...form, culture: c.get('culture') }) },
    complaints.size > 0 ? 422 : 200,
  );
  answer.headers.set('Cache-Control', 'no-store');
  return answer;
}
