import type { Hono } from 'hono';
import type { Ctx, Env } from '../http/env.ts';
import { signIn } from '../http/sign-in.ts';
import { addressCountries } from '../rules/countries.ts';
import { checkForm, readValues } from '../rules/form.ts';
import type { Complaints, RuleUse, Values } from '../rules/form.ts';
import { hashPassword } from '../rules/passwords.ts';
import { registerFields } from '../rules/visitor-forms.ts';
import type { RegisterFieldName } from '../rules/visitor-forms.ts';
import type { Shop } from '../shop.ts';
import { formView } from './form-view.ts';
import { fieldsOf, record } from './forms.ts';
import { countEmailCheck, slowDown } from './guess-keys.ts';
import { sendMail } from './mails.ts';
import { leaveNotice } from './notices.ts';
import { textsOf } from './view.ts';

type RegisterValues = Values<RegisterFieldName>;

const registerPath = '/:culture{(?:fr|nl)}/security/register';
const taken: RuleUse = { rule: 'remote', message: 'taken' };

export function registerRoutes(app: Hono<Env>, shop: Shop): void {
  app.get(registerPath, async (c) => {
    if (c.get('user')) return toAccount(c);
    return registerPage(c, shop, readRegistration({ VatCountry: 'BE' }));
  });
  app.post(registerPath, (c) => register(c, shop));
}

/** Reads a registration: passwords are not trimmed, and a private person has no company fields. */
function readRegistration(posted: Partial<Record<string, string>>): RegisterValues {
  const values = readValues<RegisterFieldName>(registerFields, posted);
  const { Password = '', PasswordRepeat = '' } = posted;
  const company = values.IsCompany === 'true' ? {} : { IsCompany: '', Company: '', VatNumber: '' };
  return { ...values, ...company, Password, PasswordRepeat };
}

async function register(c: Ctx, shop: Shop): Promise<Response> {
  const values = readRegistration(await fieldsOf(c));
  const complaints = await checkForm<RegisterFieldName>(shop.testValue, registerFields, values);
  const wait = complaints.has('Email') ? 0 : countEmailCheck(c, shop);
  if (wait > 0) complaints.set('Email', slowDown(wait));
  else if (!complaints.has('Email') && shop.users.findByEmail(values.Email)) complaints.set('Email', taken);
  if (complaints.size > 0) return registerPage(c, shop, values, complaints);
  const id = addUser(c, shop, values);
  // Another registration may have taken the address a moment ago.
  if (!id) return registerPage(c, shop, values, new Map([['Email', taken]]));
  await record(c, shop, { ...values, Password: '', PasswordRepeat: '' });
  const culture = c.get('culture');
  sendMail(c, shop, { name: 'registered', to: values.Email, culture, href: `/${culture}/account` });
  signIn(c, shop, id);
  leaveNotice(c, { kind: 'done', text: textsOf(c).register.welcome });
  return toAccount(c);
}

const toAccount = (c: Ctx): Response => c.redirect(`/${c.get('culture')}/account`, 303);

const addUser = (c: Ctx, { users }: Shop, values: RegisterValues): string | undefined =>
  users.add({
    email: values.Email,
    passwordHash: hashPassword(values.Password),
    firstName: values.FirstName,
    lastName: values.LastName,
    phone: '',
    language: c.get('culture'),
    wantsNewsletter: values.Newsletter === 'true',
    company: values.Company,
    vatNumber: values.VatNumber,
  });

async function registerPage(
  c: Ctx,
  { view }: Shop,
  values: RegisterValues,
  complaints: Complaints<RegisterFieldName> = new Map(),
): Promise<Response> {
  const [t, culture] = [textsOf(c), c.get('culture')];
  const shown = { ...values, Password: '', PasswordRepeat: '' };
  const form = { fields: registerFields, labels: t.register.labels, values: shown, complaints, culture };
  const answer = await view.page(
    c,
    'register',
    {
      title: t.register.title,
      ...formView<RegisterFieldName>({ ...form, idPrefix: 'register-' }),
      countries: addressCountries.map((code) => ({ code, name: t.countries[code] })),
    },
    complaints.size > 0 ? 422 : 200,
  );
  answer.headers.set('Cache-Control', 'no-store');
  return answer;
}
