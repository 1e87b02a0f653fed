import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
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

/** Adds the React types that a site with the React flavour has. */
export function addReactTypes(project) {
  for (const name of ['@types/react', 'csstype']) {
    cpSync(join(repository, 'node_modules', name), join(project, 'node_modules', name), { recursive: true });
  }
}

/**
 * Compiles files of a project strictly, the declarations of its packages included.
 *
 * @returns The errors of the compiler; empty if there are none.
 */
export function compile(project, files, { moduleResolution, jsxImportSource = 'archipel' }) {
  const compilerOptions = {
    target: 'es2022',
    lib: ['es2023', 'dom', 'dom.iterable'],
    module: moduleResolution === 'bundler' ? 'esnext' : 'nodenext',
    moduleResolution,
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    resolveJsonModule: true,
    skipLibCheck: false,
    noEmit: true,
    types: [],
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
