import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { VIEWPORT } from '../support/browser.mjs';
import { MIXES, propsOf } from './mixes.mjs';

const RECORDER = readFileSync(join(import.meta.dirname, 'browser/recorder.mjs'), 'utf8');

// Rows have a fixed height, so that the rows in view do not depend on the mounted content.
const ROW_HEIGHT = 40;
const STYLE = `body,ul{margin:0;padding:0}.row{height:${ROW_HEIGHT}px;overflow:hidden;list-style:none}`;
const IN_VIEW = VIEWPORT.height / ROW_HEIGHT;

// All systems get the same stylesheet: a real site has one, and scripts wait for it.
const STYLESHEET = '<link rel="stylesheet" href="/site/preact/archipel.css">';

function writeRegion({ system, base, mix }, count) {
  const { kinds } = MIXES[mix];
  const rows = Array.from({ length: count }, (_, index) => {
    const host = system.host({ base, kind: kinds[index % kinds.length], props: propsOf(index) });
    return `<li class="row">${host}</li>`;
  });
  return `<ul class="region">${rows.join('\n')}</ul>`;
}

async function writePage(contestant, count, body) {
  const { system, base, flavour, mix, scripts } = contestant;
  const head = await system.head({ base, flavour, kinds: MIXES[mix].kinds, scripts: [...scripts.keys()] });
  return (
    `<!doctype html><html lang="en" data-app="" data-site="/" data-islands="${count}" data-in-view="${IN_VIEW}"><head><meta charset="utf-8">` +
    `<title>Islands</title><link rel="icon" href="data:,"><script>${RECORDER}</script><style>${STYLE}</style>` +
    `${STYLESHEET}${head}</head><body><main data-page>${body}</main></body></html>`
  );
}

/** Writes the page that times mounting: the islands are part of the document. */
export function livePage(contestant, count) {
  return writePage(contestant, count, writeRegion(contestant, count));
}

/** Writes the page that counts memory: the islands are in two templates, one with a few and one with all. */
export function inertPage(contestant, count) {
  const few = Math.min(count, 10);
  const template = (id, size) => `<template id="${id}">${writeRegion(contestant, size)}</template>`;
  return writePage(contestant, 0, template('few', few) + template('all', count));
}
