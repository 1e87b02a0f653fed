import { describe, expect, test } from 'vitest';
import { maskTemplate, TEMPLATE_ENDINGS } from '../../../../tools/check/mask/index.ts';
import { fc, runs } from '../../../support/properties.ts';

/** Beginnings, ends and traps of all languages, in any order: templates with unclosed parts. */
const FRAGMENTS = [
  '{{', '}}', '{{-', '-}}', '{%', '%}', '{%- if a %}', '{% else %}', '{% endif %}', '{% for x in y %}', '{% endfor %}',
  '{% raw %}', '{% endraw %}', '{% verbatim %}', '{% endverbatim %}', '{% comment %}', '{% endcomment %}', '{#', '#}',
  '{% case a %}', '{% when 1 %}', '{% endcase %}', '{% include "x" %}', "{{ '{{' }}", '{{ path("x") }}', '{% liquid\n if a\n echo b\n endif %}',
  '{!!', '!!}', '{{--', '--}}', '@if(a)', '@if (a) {', '@else', '@elseif(b)', '@endif', '@foreach($a as $b)', '@endforeach', '@verbatim', '@endverbatim', '@php', '@endphp', '@csrf',
  '@@', 'a@b.be', '@(', '@(a ? "b" : "c")', '@Model.Name', '@{', '@*', '*@', '@:', '<text>', '</text>', '@section A {', '@functions {', '@model X', '@switch (a) { case 1:', 'default:', 'break;',
  '} else {', '}', '{', '(', ')', ';', 'var a = "<b>";', '$"{a["b"]}"', '@"', '"""',
  '<?php', '<?=', '<?', '?>', '<?php if ($a): ?>', '<?php else: ?>', '<?php endif; ?>', '<?php foreach ($a as $b) { ?>', '<?php } ?>', '<?= $a["b"] ?>',
  '<%', '<%=', '<%-', '<%#', '<%%', '%>', '-%>', '<% if a %>', '<% end %>', '<% items.each do |i| %>', '<% items.forEach((i) => { %>', '<% }) %>',
  '<div', '<div>', '</div>', '<p class="', '"', "'", '>', '/>', '<input name=', ' id="a"', ' data-a=', '=', ' ', '\n', '\r\n', '<!--', '-->', '<script>', '</script>', '<textarea>', '</textarea>', '<!doctype html>', '<html>', '<head>', '</head>', '<body>', 'text', '\\', '\uFEFF', '🎉',
]; // oxfmt-ignore

const templates = fc.array(fc.oneof({ weight: 12, arbitrary: fc.constantFrom(...FRAGMENTS) }, fc.string()), {
  maxLength: 24,
});

const lineEndsOf = (text: string) => [...text.matchAll(/[\r\n]/g)].map(({ index }) => index);

describe.each([...TEMPLATE_ENDINGS, '.html'])('%s', (ending) => {
  test('any template keeps its length and the offsets of its line ends in every variant', () => {
    fc.assert(
      fc.property(templates, (parts) => {
        const text = parts.join('');
        const source = maskTemplate(`page${ending}`, text);
        const all = source ? [source.html, ...(source.template?.variants ?? [])] : [text];
        for (const html of all) {
          expect(html.length).toBe(text.length);
          expect(lineEndsOf(html)).toEqual(lineEndsOf(text));
        }
      }),
      { numRuns: runs(300) },
    );
  });

  test('the ranges of any template are in order, within the text and free of overlap', () => {
    fc.assert(
      fc.property(templates, (parts) => {
        const text = parts.join('');
        let end = 0;
        for (const { from, to } of maskTemplate(`page${ending}`, text)?.dynamic ?? []) {
          expect(from).toBeGreaterThanOrEqual(end);
          expect(to).toBeGreaterThan(from);
          end = to;
        }
        expect(end).toBeLessThanOrEqual(text.length);
      }),
      { numRuns: runs(300) },
    );
  });

  test('plain HTML stays as it is, and so does what is masked once', () => {
    const plain =
      '<!doctype html>\r\n<main data-page id=a>\n<p title="a > b">mail a@b.be: 100 % {x} & 2 < 3</p></main>\n';
    expect(maskTemplate(`page${ending}`, plain)?.html ?? plain).toBe(plain);
  });

  test('any beginning, 3,000 times without an end, is read all the same', () => {
    for (const fragment of FRAGMENTS) {
      const text = `${fragment} `.repeat(3000);
      expect(maskTemplate(`page${ending}`, text)?.html.length ?? text.length).toBe(text.length);
    }
  });
});
