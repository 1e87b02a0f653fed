import { codeRule, scriptRule, type Origin } from '../../rule.ts';
import { turboAttributes } from './attributes.ts';
import { turboElements } from './elements.ts';

const EVENTS: readonly (readonly [old: string, write: string])[] = [
  ['load', 'archipel:page-loaded; it comes with visits only: call the code once for the first page, too'],
  ['render', 'archipel:page-loaded'],
  ['before-visit', 'archipel:page-leave; cancel it to stay'],
  ['visit', 'archipel:page-leave'],
  ['before-cache', 'archipel:page-leave; islands are unmounted by themselves'],
  ['before-render', 'archipel:page-leave with detail.waitFor(promise)'],
  ['submit-start', 'archipel:ajax-begin; cancel it to send nothing'],
  ['submit-end', 'archipel:ajax-complete'],
  ['frame-load', 'archipel:ajax-success'],
  ['frame-missing', 'archipel:ajax-failure'],
  ['fetch-request-error', 'archipel:request-error'],
];

const eventRule = ([name, write]: readonly [string, string]) =>
  codeRule(new RegExp(`\\bturbo:${name}(?![\\w-])`, 'g'), `turbo:${name}`, write);

/** Hotwire Turbo 8. */
export const turboOrigin: Origin = {
  name: 'turbo',
  title: 'Turbo',
  attributes: turboAttributes,
  elements: turboElements,
  scripts: [scriptRule(/^turbo\b/, 'turbo.js', 'remove it')],
  code: [
    ...EVENTS.map(eventRule),
    codeRule(/\bturbo:[a-z][a-z-]*/g, 'other turbo:…', 'contract.md#events lists the events'),
    codeRule(/\bTurbo\.visit\s*\(/g, 'Turbo.visit(url)', 'visit(url), an export of archipel.js'),
    codeRule(/\bTurbo\.\w+/g, 'other Turbo.…', 'no counterpart; settings are in #archipel-config'),
    codeRule(/["']@hotwired\/turbo[\w-]*["']/g, 'import "@hotwired/turbo"', 'remove it'),
  ],
  helpers: [
    codeRule(
      /\bturbo_frame_tag\b/g,
      'turbo_frame_tag "cart"',
      '<div id="cart">; data-ajax-update="#cart" inside',
    ),
    codeRule(
      /\bturbo_streams?(?:_\w+|\.\w+)?\b/g,
      'turbo_stream_from, turbo_stream.append',
      'no counterpart; answer with the page',
    ),
    codeRule(
      /\bdata[_-]turbo[\w-]*|\bturbo_\w+|\bturbo:\s*(?:false|true)\b/g,
      'turbo_method: in a helper',
      'as the attribute of this name',
    ),
  ],
};
