import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const LINK = /\]\((?!https?:|mailto:)([^)\s]+)\)/g;

const withoutCode = (text) =>
  text.replace(/^```[^]*?^```/gm, '').replace(/`[^`\n]*`/g, (code) => ' '.repeat(code.length));

/** Returns the anchors that a code host gives to the headings of a page. */
function anchorsOf(text) {
  const seen = new Map();
  return new Set(
    [...text.replace(/^```[^]*?^```/gm, '').matchAll(/^#+ (.+)$/gm)].map(([, heading]) => {
      const anchor = heading
        .toLowerCase()
        .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
        .replace(/[^\p{L}\p{N}_\- ]/gu, '')
        .replaceAll(' ', '-');
      const count = seen.get(anchor) ?? 0;
      seen.set(anchor, count + 1);
      return count === 0 ? anchor : `${anchor}-${count}`;
    }),
  );
}

function isDead(folder, page, target) {
  const [path, anchor] = target.split('#');
  const file = path === '' ? page : join(dirname(page), path);
  if (!existsSync(join(folder, file))) return true;
  return anchor !== undefined && !anchorsOf(readFileSync(join(folder, file), 'utf8')).has(anchor);
}

/** Returns the links of a folder's Markdown that lead to no file or no heading of it. */
export function deadLinks(folder) {
  const pages = readdirSync(folder, { recursive: true }).filter((name) => name.endsWith('.md'));
  return pages.flatMap((page) =>
    [...withoutCode(readFileSync(join(folder, page), 'utf8')).matchAll(LINK)]
      .filter(([, target]) => isDead(folder, page, target))
      .map(([, target]) => `${page}: ${target}`),
  );
}
