import { isTag } from 'domhandler';
import { parseHtml } from '../../../../tools/check/markup/parse-html.ts';
import { scriptText } from '../../../../tools/fixtures/html-text.ts';

/** A rendered element. */
export interface RenderedHost {
  readonly attributes: Readonly<Record<string, string>>;
  /** Content of its JSON script. */
  readonly script?: string;
}

/**
 * Reads the outermost elements of rendered HTML.
 *
 * @param html The HTML.
 */
export function readHosts(html: string): RenderedHost[] {
  return parseHtml(html.trim(), false)
    .root.children.filter(isTag)
    .map(({ attribs, children }) => {
      const script = children.filter(isTag).find(({ name }) => name === 'script');
      return { attributes: { ...attribs }, ...(script && { script: scriptText(script) }) };
    });
}
