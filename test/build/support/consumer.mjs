import { cpSync, existsSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { repository, run } from './packed.mjs';

/** An author's island of a site, whose JSX and hooks come from the package: `archipel` or `archipel/react`. */
export const view = (source) => `
import { BusyButton, Dialog, icons, props, react, Slot, useEffect, useIsland, useRef, useState } from '${source}/authoring';
export const schema = props.object({ name: props.text(), loud: props.optional(props.flag(), false) });
type Props = props.InferOutput<typeof schema>;
function Greeting({ name, loud }: Props) {
  const [count, setCount] = useState(0);
  const field = useRef<HTMLInputElement>(null);
  const { id } = useIsland();
  const text: string = loud ? name.toUpperCase() : name;
  useEffect(() => () => field.current?.focus(), [count]);
  return (
    <>
      <label htmlFor={id}>{text}</label>
      <input id={id} ref={field} onInput={(event) => setCount(event.currentTarget.value.length)} />
      <button type="button" className="ar-button" style={{ color: 'red' }} onClick={() => setCount(count + 1)}>
        <icons.PlusIcon />
      </button>
      <BusyButton type="button" onPress={() => Promise.resolve()}>{text}</BusyButton>
      {count > 9 && <Dialog title={text} onClose={() => setCount(0)}><Slot name="help" /></Dialog>}
    </>
  );
}
export { schema as props };
export default react(Greeting);
`;

export const definition = `
import { register, whenIdle, inspect } from 'archipel';
import { defineIsland } from 'archipel/authoring';
import { visit } from 'archipel/react';
import islands from 'archipel/islands.json' with { type: 'json' };
register(defineIsland({ name: 'greeting', when: 'visible', load: () => import('./greeting.js') }));
const names: string[] = (await whenIdle(), inspect()).map(({ name }) => name);
await visit(names.join(islands.islands.cart.title.fr));
`;

/** Listeners of a site without islands of its own. */
export const listeners = `
import type {} from 'archipel';
const ids: string[] = [];
document.addEventListener('archipel:variant-changed', ({ detail }) => ids.push(detail.productId));
document.querySelector('form')?.addEventListener('archipel:form-validated', ({ detail }) => ids.push(...Object.values(detail.errors)));
document.querySelector('[data-island]')?.addEventListener('archipel:island-error', ({ detail }) => ids.push(detail.error.message));
window.addEventListener('archipel:page-leave', ({ detail }) => detail.waitFor(Promise.resolve()));
`;

/** Mocks of a site's tests: right ones, and wrong ones that must not compile. */
export const mocks = `
import { createMocks, handlers, reply, type CallRequestOf, type Calls } from 'archipel/mocks';
declare const http: { all(path: string, resolver: (info: { request: Request }) => unknown): { info: object } };
const double = ({ body }: CallRequestOf<'cart.setQuantity'>) => ({ Item: { Quantity: body.Quantity * 2 } });
const mocks = createMocks({ 'cart.setQuantity': double, 'news.readDay': '<p>', 'cart.add': undefined });
mocks.mock('cart.setQuantity', { Message: 'Non' }, { status: 422 });
mocks.mock('cart.add', () => reply({ Message: 'Non' }, { status: 409 }));
const ids: string[] = mocks.requests('cart.setQuantity').map(({ params }) => params.id);
const infos: object[] = handlers(http, mocks).map(({ info }) => info);
const summary: Calls['cart.readSummary']['answer'] = { ItemsCount: 1, AmountTaxInclHtml: '', AmountTaxExclHtml: '' };
// @ts-expect-error: no such call
mocks.mock('cart.setQuantiti');
// @ts-expect-error: a number
mocks.mock('cart.setQuantity', { Item: { Quantity: '3' } });
// @ts-expect-error: no such field
mocks.mock('cart.setQuantity', { Mesage: 'Non' });
// @ts-expect-error: the request has a Quantity
handlers(http, { 'cart.setQuantity': ({ body }) => ({ Item: { Quantity: body.Count } }) });
export { ids, infos, summary };
`;

/** A program of a site's tests. */
export const mocking = `
import { createMocks, handlers } from 'archipel/mocks';
const mocks = createMocks({ 'cart.setQuantity': ({ body, params }) => ({ Message: params.id, Item: body }) });
const uninstall = mocks.install();
const url = '/shop/api/v1/shoppingcarts/shoppingcartitems/812';
const headers = { 'Content-Type': 'application/json' };
const response = await fetch(url, { method: 'PUT', headers, body: '{"Quantity":3}' });
uninstall();
const lines = [await response.text(), mocks.requests('cart.setQuantity').length];
for (const run of [() => mocks.mock('cart.ad'), () => mocks.mock('cart.add', { Message: 4 }), () => handlers({})]) {
  try {
    run();
  } catch (error) {
    lines.push(error.name + ': ' + error.message);
  }
}
console.log(lines.join('\\n'));
`;

/** Adds the React types that a site with the React flavour has. */
export function addReactTypes(project) {
  for (const name of ['@types/react', 'csstype']) {
    cpSync(join(repository, 'node_modules', name), join(project, 'node_modules', name), { recursive: true });
  }
}

/** A test of a site: its last lines are wrong. */
export const kitTest = `
import type { PlaywrightTestConfig } from '@playwright/test';
import { expect, reply, test, type Archipel, type ArchipelOptions } from 'archipel/playwright';
const archipelOptions: ArchipelOptions = { culture: 'nl', checks: { listeners: false }, allow: ['wishlists.*'] };
test.use({ archipelOptions, locale: 'nl-BE' });
export const config: PlaywrightTestConfig<{ archipelOptions: ArchipelOptions }> = { use: { archipelOptions } };
test('cart', async ({ page, archipel }) => {
  archipel.mock('cart.setQuantity', ({ body, params }) => ({ Item: { Quantity: body.Quantity + params.id.length } }), { delay: 9 });
  archipel.mock('cart.setQuantity', { Message: 'No.' }, { status: 422 });
  archipel.fragment('/fr/shoppingcarts', () => reply('', { status: 500 }));
  const cart = await archipel.open('cart', { state: 'empty' });
  await expect(cart).toBeIsland('ready');
  await expect(page).toBeAccessible();
  await expect(archipel).toHaveSent('cart.setQuantity', { Quantity: 2 }, { times: 1 });
  const quantities: number[] = archipel.requests('cart.setQuantity').map(({ body }) => body.Quantity);
  expect(quantities).toEqual([2]);
});
export function wrong(archipel: Archipel): void {
  // @ts-expect-error There is no such call.
  archipel.mock('cart.setQantity');
  // @ts-expect-error A quantity is a number.
  archipel.mock('cart.setQuantity', { Item: { Quantity: '2' } });
  // @ts-expect-error There is no such check.
  archipelOptions.checks?.console2;
}
`;

/** Links the packages that a site with Playwright has. */
export function linkPlaywright(project) {
  for (const name of ['@playwright/test', 'playwright', 'playwright-core', '@types/node', 'undici-types']) {
    const link = join(project, 'node_modules', name);
    if (existsSync(link)) continue;
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(join(repository, 'node_modules', name), link);
  }
}

/**
 * Compiles files of a project strictly, the declarations of its packages included.
 *
 * @returns The errors of the compiler; empty if there are none.
 */
export function compile(
  project,
  files,
  { moduleResolution, jsxImportSource = 'archipel', types = [], skipLibCheck = false },
) {
  const compilerOptions = {
    target: 'es2022',
    lib: ['es2023', 'dom', 'dom.iterable'],
    module: moduleResolution === 'bundler' ? 'esnext' : 'nodenext',
    moduleResolution,
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    resolveJsonModule: true,
    skipLibCheck,
    noEmit: true,
    types,
    jsx: 'react-jsx',
    jsxImportSource,
  };
  const list = Object.keys(files);
  writeFileSync(join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: list }));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(project, name), text);
  try {
    const compiler = join(repository, 'node_modules/typescript/bin/tsc');
    return run(process.execPath, [compiler, '-p', project], project);
  } catch (error) {
    return error.stdout;
  }
}
