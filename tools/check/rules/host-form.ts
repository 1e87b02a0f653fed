import type { Element } from 'domhandler';
import { couldMatch } from '../markup/could-match.ts';
import type { Markup } from '../markup/index.ts';
import { quoted, tagText } from './text.ts';
import type { CheckRule } from './rule.ts';

export const wrongHost: CheckRule = {
  code: 'AR107',
  level: 'error',
  title: 'Island on an element that can’t carry it',
  check: ({ markup, hosts, report }) => {
    for (const { element, island } of hosts) {
      const { host } = island;
      if (host === undefined || host === '*' || couldMatch(element, host, markup)) continue;
      const written = tagText(element.name, {});
      report(markup.tagOf(element).range, `${quoted(island.name)} is on ${written}; it belongs on: ${host}.`);
    }
  },
};

/** Controls that belong to a form by its id stand anywhere. */
const controlsOf = (form: Element, markup: Markup): readonly Element[] => {
  const { id } = form.attribs;
  return form.name === 'form' && id ? markup.elements.filter((one) => one.attribs['form'] === id) : [];
};

export const missingPart: CheckRule = {
  code: 'AR108',
  level: 'error',
  title: 'Missing part of an island',
  check: ({ markup, hosts, report }) => {
    for (const { element, island } of hosts) {
      if (markup.mayGainHtml(element)) continue;
      const inside = [...markup.inside(element), ...controlsOf(element, markup)];
      for (const selector of island.contains) {
        if (inside.some((one) => couldMatch(one, selector, markup))) continue;
        report(
          markup.tagOf(element).range,
          `${quoted(island.name)} has nothing inside that matches ${selector}.`,
        );
      }
    }
  },
};
