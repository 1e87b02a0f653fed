const LOCATION = /<loc>\s*(?:<!\[CDATA\[\s*)?([^<\]]+?)\s*(?:\]\]>\s*)?<\/loc>/gi;

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Limit of sitemaps that an index leads to. */
const MAX_SITEMAPS = 20;

const unescapeXml = (text: string) =>
  text.replace(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => ENTITIES[name]!);

const locationsIn = (xml: string): URL[] =>
  [...xml.matchAll(LOCATION)].flatMap(([, text = '']) => {
    const address = unescapeXml(text);
    return URL.canParse(address) ? [new URL(address)] : [];
  });

/**
 * Reads the addresses of a site's `sitemap.xml`, and of the sitemaps that it names.
 *
 * @param origin The site.
 * @param read Reads a file of the site; undefined for a missing one.
 * @returns Addresses of the site in their order; empty without a sitemap.
 */
export async function readSitemap(
  origin: string,
  read: (address: string) => Promise<string | undefined>,
): Promise<URL[]> {
  const pending = [`${origin}/sitemap.xml`];
  const found: URL[] = [];
  for (let count = 0; count < MAX_SITEMAPS && pending.length > 0; count += 1) {
    const xml = (await read(pending.shift()!)) ?? '';
    const locations = locationsIn(xml).filter((location) => location.origin === origin);
    if (/<sitemapindex[\s>]/i.test(xml)) pending.push(...locations.map(({ href }) => href));
    else found.push(...locations);
  }
  return found;
}
