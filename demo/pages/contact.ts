import type { Hono } from 'hono';
import type { Ctx, Env } from '../http/env.ts';
import { checkForm, readValues } from '../rules/form.ts';
import type { Complaints, Values } from '../rules/form.ts';
import { attachmentTypes, contactFields } from '../rules/visitor-forms.ts';
import type { ContactFieldName } from '../rules/visitor-forms.ts';
import type { Shop } from '../shop.ts';
import { formView } from './form-view.ts';
import { fieldsOf, record } from './forms.ts';
import { textsOf } from './view.ts';

const contactPath = '/:culture{(?:fr|nl)}/contact';

export function contactRoutes(app: Hono<Env>, shop: Shop): void {
  app.get(contactPath, (c) => {
    const user = c.get('user');
    const known = { Name: user && `${user.firstName} ${user.lastName}`, Email: user?.email };
    return contactPage(c, shop, readValues<ContactFieldName>(contactFields, known));
  });
  app.post(contactPath, (c) => sendMessage(c, shop));
  app.get(`${contactPath}/thanks`, (c) => {
    const title = textsOf(c).contact.thanksTitle;
    return shop.view.page(c, 'contact-thanks', { title, hasCopy: c.req.query('copy') === '1' });
  });
}

async function sendMessage(c: Ctx, shop: Shop): Promise<Response> {
  const fields = await fieldsOf(c);
  const values = readValues<ContactFieldName>(contactFields, fields);
  const file = await attachmentOf(c);
  const more = { files: { Attachment: file ? [file] : [] } };
  const complaints = await checkForm<ContactFieldName>(shop.testValue, contactFields, values, more);
  if (complaints.size > 0) return contactPage(c, shop, values, complaints);
  const wantsCopy = fields['Copy'] === '1';
  shop.messages.add({
    sessionId: c.get('session').id,
    name: values.Name,
    email: values.Email,
    text: values.Message,
    wantsCopy,
    attachment: file && { name: file.name, content: Buffer.from(await file.arrayBuffer()) },
  });
  const attachment = file && { Attachment: { name: file.name, size: file.size } };
  await record(c, shop, { ...fields, ...attachment });
  return c.redirect(`/${c.get('culture')}/contact/thanks${wantsCopy ? '?copy=1' : ''}`, 303);
}

/** Returns the attachment; a browser sends an empty file when none is selected. */
async function attachmentOf(c: Ctx): Promise<File | undefined> {
  const file = (await c.req.parseBody())['Attachment'];
  return file instanceof File && file.size > 0 ? file : undefined;
}

async function contactPage(
  c: Ctx,
  { view }: Shop,
  values: Values<ContactFieldName>,
  complaints: Complaints<ContactFieldName> = new Map(),
): Promise<Response> {
  const [t, culture] = [textsOf(c).contact, c.get('culture')];
  const form = { fields: contactFields, labels: t.labels, values, complaints, culture, idPrefix: 'contact-' };
  return view.page(
    c,
    'contact',
    {
      title: t.title,
      description: t.lead,
      ...formView<ContactFieldName>(form),
      accept: Object.keys(attachmentTypes)
        .map((extension) => `.${extension}`)
        .join(','),
    },
    complaints.size > 0 ? 422 : 200,
  );
}
