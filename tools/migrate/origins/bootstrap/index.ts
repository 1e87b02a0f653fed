import { codeRule, scriptRule, type ElementRule, type Origin } from '../../rule.ts';
import { bootstrapAttributes } from './attributes.ts';

const markupOf = (name: string, write: string): ElementRule => ({
  old: `<div class="${name}">`,
  write,
  status: 'by-hand',
  when: (host) => host.hasClass(name),
});

/** Plugins of jQuery that Bootstrap 4 adds. */
const PLUGIN =
  /\)\.(?:modal|collapse|tab|dropdown|tooltip|popover|carousel|toast|scrollspy|offcanvas)\s*\(\s*(?:\)|['"{])/g;

const EVENT = /\b(?:show|shown|hide|hidden|slide|slid|close|closed|inserted|activate)\.bs\.\w+/g;

/** Bootstrap 4 and 5: its script; its stylesheet may stay. */
export const bootstrapOrigin: Origin = {
  name: 'bootstrap',
  title: 'Bootstrap’s JavaScript',
  attributes: bootstrapAttributes,
  elements: [
    markupOf('modal-dialog', '<dialog>, with a heading; or a page of its own for data-modal'),
    markupOf('carousel-inner', 'data-island="banner-slider" with a list of slides in [data-viewport]'),
    markupOf('offcanvas-body', 'mobile-menu for a menu; a <dialog> for anything else'),
    markupOf('toast-body', 'messages in [data-page-part="messages"]'),
  ],
  scripts: [
    scriptRule(/^bootstrap\b/, 'bootstrap.js, bootstrap.bundle.js', 'remove it'),
    scriptRule(/^popper\b/, 'popper.js', 'remove it'),
  ],
  code: [
    codeRule(
      /\bbootstrap\.[A-Z]\w+/g,
      'new bootstrap.Modal(…), bootstrap.Collapse …',
      'what a press does, in markup; what is hidden opens by its address: #id',
    ),
    codeRule(PLUGIN, '$("#box").modal("show")', 'open a <dialog> with showModal(), a page with visit(url)'),
    codeRule(
      EVENT,
      'shown.bs.collapse, hidden.bs.modal …',
      'toggle, beforetoggle and close of the browser’s own elements',
    ),
  ],
  helpers: [
    codeRule(
      /\bdata[_-](?:bs[_-])?(?:toggle|dismiss|ride|slide(?:[_-]to)?|spy)\b/g,
      'data_bs_toggle in a helper',
      'collapse and tab stay; the others as their attributes',
    ),
  ],
};
