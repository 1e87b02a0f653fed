import type { RuleHelp } from '../../check/formats/help.ts';
import type { CrawlFinding, FindingKind } from './finding.ts';

/** A kind of findings in the report. */
export interface Explanation {
  readonly title: string;
  /** Why a visitor of the site should not meet it. */
  readonly why: string;
  readonly fix: string;
}

export const EXPLANATIONS: Readonly<Record<FindingKind, Explanation>> = {
  status: {
    title: 'Broken addresses',
    why: 'A link of the site leads to a page that the server does not have, or can’t write.',
    fix: 'Correct the links on the named pages, or redirect the address to its successor.',
  },
  load: {
    title: 'Pages that could not be looked at',
    why: 'The page did not come to an end, so nothing is known about what is missing here.',
    fix: 'Open it in a browser: its network panel shows the request that waits, or the script that leads away.',
  },
  script: {
    title: 'Pages without a running library',
    why: 'The page has islands, but nothing mounts them: visitors get the plain HTML.',
    fix: 'Write <script type="module" src="…/archipel.js"></script> in the head; "npx archipel copy" prints the line.',
  },
  island: {
    title: 'Islands',
    why: 'An island that is not mounted leaves the server’s HTML, without its behaviour.',
    fix: 'The message says why. A wrong value is corrected in the template; an island of your own is registered by a script of the page.',
  },
  error: {
    title: 'Uncaught errors',
    why: 'An error ends the script that throws it, and what it was about to do is missing.',
    fix: 'The lines say where it was thrown. Errors of other companies’ scripts count as well: the visitor meets them, too.',
  },
  policy: {
    title: 'Violations of the policy',
    why: 'The Content-Security-Policy of the page has blocked something that the page wants.',
    fix: 'Move inline code and styles to files; name the address in the policy only if you trust it.',
  },
  request: {
    title: 'Failed requests',
    why: 'A file or a call of the page is missing.',
    fix: 'Correct the address, or publish the file. A 401 or 403 for guests may be meant: then do not send the call.',
  },
  console: {
    title: 'Console',
    why: 'Scripts report what is wrong there. Lines that begin with [archipel] name the cause and the remedy.',
    fix: 'Do what the line says; lines of other scripts are explained by their authors.',
  },
  check: {
    title: 'HTML of the server',
    why: 'The HTML has a name, a value or a target that the library does not know.',
    fix: 'docs/check.md has a wrong and a right example of each code; "npx archipel check" finds the same in templates.',
  },
  accessibility: {
    title: 'Accessibility',
    why: 'People who use a keyboard, a screen reader or large letters can’t use this part of the page.',
    fix: 'The lines name the elements with their remedies, and the linked page explains the rule.',
  },
  overflow: {
    title: 'Pages that scroll sideways',
    why: 'On a phone the page moves under the finger, and what sticks out is cut off.',
    fix: 'Let the named element wrap or scroll in itself: overflow-wrap: anywhere, max-width: 100%, or overflow-x: auto around a table.',
  },
  'layout-shift': {
    title: 'Pages that move',
    why: 'What the visitor reads or presses moves away while the page loads.',
    fix: 'Give images width and height, reserve the room of what comes later, and write into the HTML what an island would add.',
  },
  weight: {
    title: 'Heavy pages',
    why: 'On a slow network the visitor waits for every byte.',
    fix: 'The table of pages shows which kind of files is heavy; images in the size that is shown are the most common remedy.',
  },
};

/** Takes the emphasis and links of Markdown away. */
const toText = (markdown: string) =>
  markdown
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\*\*[^*]*\*\*\s*\((?:error|warning)\)\.\s*/, '')
    .replace(/[`*]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/**
 * Explains a finding.
 *
 * @param finding The finding.
 * @param help Explanations of the codes of check.
 */
export function explainFinding(
  { kind, code }: CrawlFinding,
  help: RuleHelp,
): Pick<Explanation, 'why' | 'fix'> & { readonly address?: string | undefined } {
  const { why, fix } = EXPLANATIONS[kind];
  if (kind !== 'check' || code === undefined) return { why, fix };
  const [paragraph = ''] = help.markdownOf(code).split('\n\n');
  return { why: toText(paragraph) || why, fix, address: help.addressOf(code) };
}
