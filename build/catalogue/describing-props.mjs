import { description, metadata, pipe } from 'valibot';
import * as real from '#kit/props.ts';
import { jsonSchemaOf } from './json-schema.mjs';

/*
 * Stands in for islands/kit/props.ts while the build reads the props of islands: the same readers, each with its kind
 * and its JSON Schema. So nothing of this is in a page.
 */

export { object, optional } from 'valibot';

const described = (schema, doc, kind, json) => pipe(schema, description(doc), metadata({ kind, json }));

const boundsOf = ({ min, max } = {}) => ({
  ...(min !== undefined && { minimum: min }),
  ...(max !== undefined && { maximum: max }),
});

export const text = (doc) => described(real.text(doc), doc, 'text', { type: 'string', minLength: 1 });

export const number = (doc, bounds) =>
  described(real.number(doc, bounds), doc, 'number', { type: 'number', ...boundsOf(bounds) });

export const milliseconds = (doc) =>
  described(real.milliseconds(doc), doc, 'milliseconds', { type: 'number', minimum: 0 });

export const flag = (doc) => described(real.flag(doc), doc, 'flag', { type: 'boolean' });

export const choice = (doc, ...words) =>
  described(real.choice(doc, ...words), doc, 'choice', { type: 'string', enum: words });

export const mark = (doc, ...words) =>
  described(real.mark(doc, ...words), doc, 'mark', {
    type: 'string',
    ...(words.length > 0 && { enum: ['', ...words] }),
  });

export const list = (doc) =>
  described(real.list(doc), doc, 'list', { type: 'array', items: { type: 'string' } });

export const url = (doc) =>
  described(real.url(doc), doc, 'url', { type: 'string', format: 'uri-reference', minLength: 1 });

export const json = (doc, schema) => described(real.json(doc, schema), doc, 'json', jsonSchemaOf(schema));
