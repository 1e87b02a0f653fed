/** Sources of videos. */
export type VideoProvider = 'youtube' | 'vimeo' | 'file';

/** A playable video. */
export interface Video {
  readonly provider: VideoProvider;
  /** The provider's id of it, or the address of a file. */
  readonly id: string;
  /** Vimeo's key of an unlisted video. */
  readonly key?: string;
}

/** A video as the page's attributes describe it. */
export interface WrittenVideo {
  readonly provider: string | null;
  readonly id?: string | null;
  /** Address of the video's own page, or of the file. */
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
 * Reads a video from its id, or from its page's address in any of its forms.
 *
 * @param written The attributes and the link.
 * @returns The video; undefined for an unknown provider or an address without an id.
 */
export function readVideo(written: WrittenVideo): Video | undefined {
  const provider = written.provider?.trim().toLowerCase() ?? '';
  return Object.hasOwn(READERS, provider) ? READERS[provider as VideoProvider](written) : undefined;
}
