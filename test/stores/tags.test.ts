import { afterEach, expect, test, vi } from 'vitest';
import { pushTag } from '#stores/tags';

const layers = window as unknown as Record<string, unknown>;

afterEach(() => {
  delete layers['dataLayer'];
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

test('what is told before the tag manager is there waits in the queue [TAG-02]', () => {
  pushTag({ event: 'phoneClick' });
  pushTag({ event: 'emailClick' });
  expect(layers['dataLayer']).toEqual([{ event: 'phoneClick' }, { event: 'emailClick' }]);
});

test('a queue that is there is used as it is [TAG-02]', () => {
  const layer = [{ event: 'gtm.js' }];
  layers['dataLayer'] = layer;
  pushTag({ event: 'phoneClick' });
  expect(layers['dataLayer']).toBe(layer);
  expect(layer).toHaveLength(2);
});

test('an element with the queue’s name is no queue [TAG-02]', () => {
  layers['dataLayer'] = document.createElement('form');
  pushTag({ event: 'phoneClick' });
  expect(layers['dataLayer']).toEqual([{ event: 'phoneClick' }]);
});

test('a tag that throws is reported, and ends nothing [TAG-02]', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const push = () => {
    throw new Error('a tag of the site');
  };
  layers['dataLayer'] = Object.assign([], { push });
  expect(() => pushTag({ event: 'phoneClick' })).not.toThrow();
  expect(error.mock.calls[0]!.slice(0, 2)).toEqual(['[archipel] a tag of the site', 'tag manager']);
});

test('what an answer says in DataLayer is pushed: an object, several, or either as JSON; anything else is no tag [TAG-04]', async () => {
  const { pushAnswerTags, tagLayer } = await import('#stores/tags');
  tagLayer().length = 0;
  for (const data of [{ a: 1 }, [{ b: 2 }, 'no', null], '{"c":3}', '[{"d":4}]', 'bad {', 7, true])
    pushAnswerTags(data);
  expect(tagLayer()).toEqual([{ a: 1 }, { b: 2 }, { c: 3 }, { d: 4 }]);
});

test('the page’s configuration names the queue [TAG-02]', async () => {
  const config = JSON.stringify({ tags: { layer: 'ownLayer' } });
  document.head.innerHTML = `<script type="application/json" id="archipel-config">${config}</script>`;
  vi.resetModules();
  const tags = await import('#stores/tags');
  tags.pushTag({ event: 'phoneClick' });
  expect([layers['ownLayer'], layers['dataLayer']]).toEqual([[{ event: 'phoneClick' }], undefined]);
  document.head.replaceChildren();
  delete layers['ownLayer'];
});
