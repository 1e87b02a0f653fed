import type { Element } from 'domhandler';
import { idsOf } from '../markup/ids.ts';
import { createLineIndex, type Markup } from '../markup/index.ts';
import { quoted, suggestion } from './text.ts';
import type { CheckRule, RuleContext } from './rule.ts';

/** The content of a `<template>` is copied. */
const isComparable = (element: Element, markup: Markup) => !markup.isInert(element);

/** Marks of templates that a script fills in: `{{ item.id }}`. */
const MARKS = /[{}<>$]/;

export const doubleId: CheckRule = {
  code: 'AR302',
  level: 'error',
  title: 'Id that is there twice',
  check: ({ markup, report }) => {
    const lineOf = createLineIndex(markup.source.text);
    for (const [id, elements] of idsOf(markup).elements) {
      if (MARKS.test(id)) continue;
      const [first, ...others] = elements.filter((element) => isComparable(element, markup));
      if (!first) continue;
      const { line } = lineOf(markup.tagOf(first).range.from);
      for (const element of others) {
        const written = markup.attribute(element, 'id');
        if (written && markup.mayCoexist(markup.tagOf(first).range.from, written.range.from))
          report(written.range, `The id ${quoted(id)} is on line ${line} already.`);
      }
    }
  },
};

/** Reports each id of an attribute that no element has. */
function checkIds(element: Element, name: string, context: RuleContext): void {
  const { markup, report } = context;
  const written = markup.attribute(element, name);
  if (!written || written.isDynamic) return;
  const ids = idsOf(markup);
  for (const id of written.value.split(/\s+/).filter(Boolean)) {
    if (!ids.has(id))
      report(written.range, `${name}=${quoted(id)}: no element has this id.${suggestion(id, ids.known)}`);
  }
}

export const labelOfNothing: CheckRule = {
  code: 'AR306',
  level: 'error',
  title: 'Label or control that refers to no id',
  check: (context) => {
    const { markup } = context;
    if (markup.isPartial) return;
    for (const element of markup.select('label[for]')) checkIds(element, 'for', context);
    for (const element of markup.select('[form]')) checkIds(element, 'form', context);
    for (const element of markup.select('input[list]')) checkIds(element, 'list', context);
  },
};

const REFERENCES = [
  'aria-labelledby',
  'aria-describedby',
  'aria-controls',
  'aria-details',
  'aria-errormessage',
  'aria-owns',
];

export const ariaOfNothing: CheckRule = {
  code: 'AR307',
  level: 'warning',
  title: 'ARIA reference to no id',
  check: (context) => {
    if (context.markup.isPartial) return;
    for (const name of REFERENCES)
      for (const element of context.markup.select(`[${name}]`)) checkIds(element, name, context);
  },
};
