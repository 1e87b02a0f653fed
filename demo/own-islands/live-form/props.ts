import { props as kinds } from 'archipel/authoring';
import { array, boolean, number, object, optional, record, string, type InferOutput } from 'valibot';

const field = object({
  attribute: string(),
  key: string(),
  kind: string(),
  meaning: string(),
  isRequired: boolean(),
  usual: optional(string()),
  written: optional(string()),
  min: optional(number()),
  max: optional(number()),
  choices: optional(array(string())),
  schema: optional(string()),
});

const language = object({ name: string(), title: string(), isCall: boolean() });

export const props = kinds.object({
  /** The island that is tried. */
  subject: kinds.text(),
  title: kinds.text(),
  /** Culture and state of the example, as the page's address has them. */
  address: kinds.json(record(string(), string())),
  fields: kinds.json(array(field)),
  values: kinds.json(record(string(), string())),
  problems: kinds.json(record(string(), string())),
  languages: kinds.json(array(language)),
  language: kinds.text(),
  markup: kinds.text(),
});

export type Props = InferOutput<typeof props>;
export type Field = InferOutput<typeof field>;
export type Language = InferOutput<typeof language>;
