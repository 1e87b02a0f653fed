import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { validateElement } from '#validation/engine/submit.ts';
import { showForms } from './support/forms.ts';

interface Probe {
  label: string;
  html: string;
  jquery: string;
  acv: string;
  ours: string;
}

const probes = JSON.parse(readFileSync(join(import.meta.dirname, 'data/probes.json'), 'utf8')) as Probe[];

// Titles show the results of jQuery's plugins and of aspnet-client-validation beside the expected one.
test.each(probes)(
  '$label: $ours (jQuery $jquery, acv $acv) [VAL-01] [VAL-03] [VAL-04]',
  async ({ html, ours }) => {
    const form = await showForms(`<form>${html}</form>`);
    const { valid } = await validateElement(form);
    expect(valid ? 'valid' : 'invalid').toBe(ours);
  },
);
