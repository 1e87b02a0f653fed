import type { Ctx } from '../http/env.ts';
import type { Complaints, More, Values } from '../rules/form.ts';
import { guideFields, countryField } from '../rules-guide/index.ts';
import type { GuideField } from '../rules-guide/index.ts';

/** State of the rules guide. */
export interface GuideState extends More {
  readonly values: Values;
  /** Values of all checked boxes, by name. */
  readonly chosen: Readonly<Record<string, readonly string[]>>;
  readonly complaints?: Complaints;
}

type Example = (field: GuideField) => string;

function stateOf(example: Example): GuideState {
  const given = guideFields
    .filter(({ kind }) => kind !== 'file')
    .map((field) => [field.name, example(field)]);
  const chosen = Object.fromEntries(given.map(([name, text]) => [name, text!.split(' ').filter(Boolean)]));
  return { chosen, values: { ...Object.fromEntries(given), [countryField.name]: 'BE' } };
}

export const emptyGuide = stateOf(() => '');

/** Returns an empty guide, or one with the requested examples. */
export const filledGuide = (name: string | undefined): GuideState =>
  name === 'right' || name === 'wrong' ? stateOf((field) => field[name]) : emptyGuide;

/** Reads the posted guide: all texts and files of each name. */
export async function postedGuide(c: Ctx): Promise<GuideState & Required<More>> {
  const body = await c.req.parseBody({ all: true });
  const postedOf = (name: string) => [body[name] ?? []].flat();
  const textsOf = (name: string) => postedOf(name).filter((one) => typeof one === 'string');
  const filesOf = (name: string) =>
    postedOf(name).filter((one) => one instanceof File && one.size > 0) as File[];
  const byName = <Found>(read: (name: string) => Found, fields = guideFields.map(({ name }) => name)) =>
    Object.fromEntries(fields.map((name) => [name, read(name)]));
  const boxes = guideFields.filter(({ kind }) => kind === 'boxes').map(({ name }) => name);
  const texts = byName((name) => (textsOf(name)[0] ?? '').trim());
  const country = textsOf(countryField.name)[0] ?? '';
  return {
    values: { ...texts, [countryField.name]: country },
    chosen: byName(textsOf),
    files: byName(filesOf),
    counts: byName((name) => textsOf(name).length, boxes),
  };
}
