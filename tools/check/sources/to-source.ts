import type { CheckSource } from '../document.ts';
import { maskTemplate } from '../mask/index.ts';

const isWhole = (html: string) =>
  /<html[\s>]|^\s*(?:<!--.*?-->\s*)*<!doctype html/is.test(html.slice(0, 20_000));

/** Converts rendered HTML to a source. */
export const htmlToSource = (file: string, html: string): CheckSource => ({
  file,
  text: html,
  html,
  dynamic: [],
  isTemplate: false,
  hasIncludes: false,
  isPage: isWhole(html),
});

/** Converts the text of a file to a source: a template by its name or marks, else HTML. */
export const fileToSource = (file: string, text: string): CheckSource =>
  maskTemplate(file, text) ?? htmlToSource(file, text);
