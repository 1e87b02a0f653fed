import type { Hono } from 'hono';
import { findVariant } from '../assortment/index.ts';
import type { Variant } from '../assortment/model.ts';
import type { Ctx, Env } from '../http/env.ts';
import { checkForm, readValues } from '../rules/form.ts';
import type { Complaints, Values } from '../rules/form.ts';
import { stockNotificationFields } from '../rules/visitor-forms.ts';
import type { Shop } from '../shop.ts';
import { fill } from '../texts/index.ts';
import { formView } from './form-view.ts';
import { fieldsOf, record } from './forms.ts';
import { sendMail } from './mails.ts';
import { fullName, variantHref } from './product-view.ts';
import { textsOf } from './view.ts';

const path = '/:culture{(?:fr|nl)}/catalog/stocknotification/subscribe';

type FieldName = (typeof stockNotificationFields)[number]['name'];

/** Routes of the mail request for a sold-out variant: in a dialog, or on its own page (PRD-08). */
export function stockNotificationRoutes(app: Hono<Env>, shop: Shop): void {
  app.get(path, (c) => {
    const variant = requestedVariant(c);
    const values = readValues<FieldName>(stockNotificationFields, { Email: c.get('user')?.email });
    return variant ? subscribePage(c, shop, variant, values) : c.notFound();
  });
  app.post(path, (c) => {
    const variant = requestedVariant(c);
    return variant ? subscribe(c, shop, variant) : c.notFound();
  });
}

const requestedVariant = (c: Ctx): Variant | undefined =>
  findVariant(Number(c.req.query('ProductVariantId')));

async function subscribe(c: Ctx, shop: Shop, variant: Variant): Promise<Response> {
  const values = readValues<FieldName>(stockNotificationFields, await fieldsOf(c));
  const complaints = await checkForm<FieldName>(shop.testValue, stockNotificationFields, values);
  if (complaints.size > 0) return subscribePage(c, shop, variant, values, complaints);
  const [culture, t] = [c.get('culture'), textsOf(c).product.notify];
  const { id: sessionId } = c.get('session');
  shop.stockNotifications.add({ variantId: variant.id, email: values.Email, culture, sessionId });
  await record(c, shop, { ProductVariantId: variant.id, Email: values.Email });
  const name = fullName(variant, culture);
  const href = variantHref(culture, variant);
  sendMail(c, shop, { name: 'awaited', to: values.Email, culture, href, values: [name] });
  return shop.view.page(c, 'stock-notification', {
    ...pageData(c, variant),
    title: t.doneTitle,
    done: fill(t.done, values.Email),
  });
}

const pageData = (c: Ctx, variant: Variant) => ({
  variant: { id: variant.id, productId: variant.productId, name: fullName(variant, c.get('culture')) },
  href: variantHref(c.get('culture'), variant),
});

async function subscribePage(
  c: Ctx,
  { view }: Shop,
  variant: Variant,
  values: Values<FieldName>,
  complaints: Complaints<FieldName> = new Map(),
): Promise<Response> {
  const [culture, t] = [c.get('culture'), textsOf(c).product.notify];
  const form = { fields: stockNotificationFields, labels: t.labels, values, complaints, culture };
  const data = { title: t.title, ...formView<FieldName>({ ...form, idPrefix: 'notify-' }) };
  const status = complaints.size > 0 ? 422 : 200;
  return view.page(c, 'stock-notification', { ...data, ...pageData(c, variant) }, status);
}
