import { expect, test } from 'vitest';
import type { TemplateLanguage } from '../../../../tools/helpers/escape-template.ts';
import { describeHelper } from '../../../../tools/helpers/model/index.ts';
import { writeCall } from '../../../../tools/helpers/write-call.ts';
import { normalize } from './normalize.ts';
import { catalogue, renderAll, type TestServer } from './render.ts';

const CULTURES = ['fr', 'nl'] as const;

const examples = Object.entries(catalogue.islands).flatMap(([name, island]) =>
  CULTURES.map((culture) => ({ id: `${name}:${culture}`, name, island, html: island.example[culture] })),
);

/**
 * Tests the helpers of a server by its own engine.
 *
 * @param server The server.
 */
export function testServer(server: TestServer): void {
  const language = server.language as TemplateLanguage;
  const templates = Object.fromEntries(examples.map((one) => [one.id, writeCall(one.html, one, language)]));
  const { results } = renderAll(server, templates, {});

  test('every example is rendered from calls of its helper', () => {
    for (const { id, name, island, html } of examples) {
      const rendered = results[id]!;
      expect(rendered.error, id).toBeUndefined();
      const helper = describeHelper(name, island);
      expect(normalize(rendered.html!, helper), id).toEqual(normalize(html, helper));
    }
  });
}
