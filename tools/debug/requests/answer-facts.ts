/** Facts of an answer that decide whether a visit can render it. */
export interface AnswerFacts {
  readonly type: string;
  /** Address after redirects. */
  readonly url: string;
  /** Undefined where the answer is no HTML. */
  readonly page?: PageFacts;
}

/** Facts of a page that a visit compares with those of the shown one. */
export interface PageFacts {
  readonly hasPage: boolean;
  readonly isWhole: boolean;
  readonly lang: string;
  readonly policy: string;
  readonly script: string;
}

const attributeIn = (tag: string, name: string) =>
  new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s>]+))`, 'i')
    .exec(tag)
    ?.slice(1)
    .find((value) => value !== undefined) ?? '';

/**
 * Reads the facts of a page from its text; a strict policy forbids to parse it here.
 *
 * @param text The HTML.
 */
export function readPageFacts(text: string): PageFacts {
  const root = /<html\b[^>]*>/i.exec(text)?.[0] ?? '';
  const scripts = text.match(/<script\b[^>]*>/gi) ?? [];
  const entry = scripts.find((tag) => /type\s*=\s*["']?module/i.test(tag) && /archipel\.js/i.test(tag)) ?? '';
  return {
    hasPage: /<[a-z][^>]*\sdata-page(?=[\s=/>])/i.test(text),
    isWhole: root !== '',
    lang: attributeIn(root, 'lang'),
    policy: attributeIn(root, 'data-policy'),
    script: attributeIn(entry, 'src'),
  };
}

/**
 * Reads the facts of a response; its own reader is not disturbed.
 *
 * @param response The response.
 */
export async function readAnswerFacts(response: Response): Promise<AnswerFacts> {
  const type = (response.headers.get('content-type') ?? '').split(';')[0]!.trim();
  const facts = { type, url: response.url };
  if (type !== 'text/html') return facts;
  return { ...facts, page: readPageFacts(await response.clone().text()) };
}
