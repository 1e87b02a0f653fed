/** Where films come from. */
export type VideoProvider = 'youtube' | 'vimeo' | 'file';

/** A film that can be played. */
export interface Video {
  readonly provider: VideoProvider;
  /** The provider's name for it; of a file, its address. */
  readonly id: string;
  /** Vimeo's key for an unlisted film. */
  readonly key?: string;
}

/** A page's settings of a film. */
export interface WrittenVideo {
  readonly provider: string | null;
  readonly id?: string | null;
  /** Its own page, or the file. */
  readonly href?: string | undefined;
}

const YOUTUBE_PATH = /\/(?:embed|shorts|live|v)\/([\w-]+)|^\/([\w-]+)$/;
const VIMEO_PATH = /\/(\d+)(?:\/(\w+))?\/?$/;

function readUrl(href: string | undefined): URL | undefined {
  try {
    return href ? new URL(href, document.baseURI) : undefined;
  } catch {
    return undefined;
  }
}

function readYoutube({ id, href }: WrittenVideo): Video | undefined {
  const url = readUrl(href);
  const [, first, second] = YOUTUBE_PATH.exec(url?.pathname ?? '') ?? [];
  const found = id || url?.searchParams.get('v') || first || second;
  return found && /^[\w-]+$/.test(found) ? { provider: 'youtube', id: found } : undefined;
}

function readVimeoPage(href: string | undefined): { number: string; key: string } {
  const url = readUrl(href);
  const [, number = '', key = ''] = VIMEO_PATH.exec(url?.pathname ?? '') ?? [];
  return { number, key: url?.searchParams.get('h') || key };
}

function readVimeo({ id, href }: WrittenVideo): Video | undefined {
  const { number, key } = readVimeoPage(href);
  const found = id || number;
  if (!/^\d+$/.test(found)) return undefined;
  return { provider: 'vimeo', id: found, ...(/^\w+$/.test(key) && { key }) };
}

function readFile({ href }: WrittenVideo): Video | undefined {
  const url = readUrl(href);
  return url && /^https?:$/.test(url.protocol) ? { provider: 'file', id: url.href } : undefined;
}

const READERS: Readonly<Record<VideoProvider, (written: WrittenVideo) => Video | undefined>> = {
  youtube: readYoutube,
  vimeo: readVimeo,
  file: readFile,
};

/**
 * Reads which film a page means: by its name, or from the address of its own page, however that is written.
 *
 * @param written The attributes and the link.
 * @returns The film; nothing for an unknown provider or an address without a film's name.
 */
export function readVideo(written: WrittenVideo): Video | undefined {
  const provider = written.provider?.trim().toLowerCase() ?? '';
  return Object.hasOwn(READERS, provider) ? READERS[provider as VideoProvider](written) : undefined;
}
