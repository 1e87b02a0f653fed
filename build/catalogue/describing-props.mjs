import { metadata, pipe } from 'valibot';
import * as real from '#kit/props.ts';
import { jsonSchemaOf } from './json-schema.mjs';

/*
 * Replaces islands/kit/props.ts while the build reads the props of islands: the same readers, each with its kind and its
 * JSON Schema. Pages load none of this.
 */

export { object, optional } from 'valibot';

const described = (schema, kind, json) => pipe(schema, metadata({ kind, json }));

const boundsOf = ({ min, max } = {}) => ({
  ...(min !== undefined && { minimum: min }),
  ...(max !== undefined && { maximum: max }),
});

export const text = () => described(real.text(), 'text', { type: 'string', minLength: 1 });

export const number = (bounds) =>
  described(real.number(bounds), 'number', { type: 'number', ...boundsOf(bounds) });

export const milliseconds = ({ min = 0 } = {}) =>
  described(real.milliseconds({ min }), 'milliseconds', { type: 'number', minimum: min });

export const flag = () => described(real.flag(), 'flag', { type: 'boolean' });

export const choice = (...words) =>
  described(real.choice(...words), 'choice', { type: 'string', enum: words });

export const mark = (...words) =>
  described(real.mark(...words), 'mark', {
    type: 'string',
    ...(words.length > 0 && { enum: ['', ...words] }),
  });

export const list = () => described(real.list(), 'list', { type: 'array', items: { type: 'string' } });

export const url = () =>
  described(real.url(), 'url', { type: 'string', format: 'uri-reference', minLength: 1 });

export const json = (schema) => described(real.json(schema), 'json', jsonSchemaOf(schema));
