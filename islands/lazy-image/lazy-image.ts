import { report, type Mount } from '#runtime';
import { querySelectorAll } from '#runtime/dom/safe.ts';
import { readProps } from '#runtime/islands/props.ts';
import { beforePrint } from './print.ts';
import { props as schema, type Props } from './props.ts';
import { showBackground } from './show-background.ts';
import { showImage } from './show-image.ts';

export { props } from './props.ts';

const NAME = 'lazy-image';
const PICTURES = 'img[data-src], img[data-srcset], [data-background]';

const begun = new WeakSet<Element>();

function begin(host: HTMLElement, props: Props, signal: AbortSignal): void {
  begun.add(host);
  if (host instanceof HTMLImageElement) showImage(host, props, signal);
  else void showBackground(host, props, signal);
}

function beginUnseen(host: HTMLElement): void {
  if (begun.has(host)) return;
  try {
    begin(host, readProps(NAME, host, schema) as Props, new AbortController().signal);
  } catch (thrown) {
    report(thrown, host);
  }
}

// Loads all pictures before printing, also those that were never visible.
const showAll = () => querySelectorAll(document, PICTURES).forEach(beginUnseen);

/** Loads the picture; it stays after unmount, because its address is part of the server's HTML. */
const mount: Mount<Props> = (host, props, { signal }) => {
  beforePrint(showAll, signal);
  begin(host, props, signal);
};

export default mount;
