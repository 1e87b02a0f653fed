import { TEXT, writeList } from './list.mjs';

const writeAccordion = (count, isOpen) =>
  `<div id="group">${writeList(
    count,
    (
      at,
    ) => `<h2><button type="button" data-bs-toggle="collapse" data-bs-target="#panel-${at}" aria-expanded="${isOpen}">Question ${at}</button></h2>
<div class="collapse${isOpen ? ' show' : ''}" id="panel-${at}" data-bs-parent="#group"><p>${TEXT}</p></div>`,
  )}</div>`;

/** Writes one accordion: a group in which one panel is open at a time. */
export const writeGroup = (count) => writeAccordion(count, false);

/** Writes an accordion whose panels the server has all opened. */
export const writeOpenGroup = (count) => writeAccordion(count, true);

const activeAt = (at) => (at === 1 ? ' active' : '');

/** Writes one list of tabs. */
export const writeTabs = (count) =>
  `<ul class="nav nav-tabs">${writeList(
    count,
    (at) =>
      `<li class="nav-item"><a class="nav-link${activeAt(at)}" data-toggle="tab" href="#tab-${at}">Tab ${at}</a></li>`,
  )}</ul>
<div class="tab-content">${writeList(
    count,
    (at) => `<div class="tab-pane${activeAt(at)}" id="tab-${at}"><p>${TEXT}</p></div>`,
  )}</div>`;
