import { lazy, record, string, union, type GenericSchema } from 'valibot';

/** String resources: a nested dictionary, read by dotted names (I18N-02). */
export interface Dictionary {
  [key: string]: string | Dictionary;
}

export const dictionary: GenericSchema<Dictionary> = record(
  string(),
  union([string(), lazy(() => dictionary)]),
);
