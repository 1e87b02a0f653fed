import type { AboutSetting } from './about-setting.ts';

type Settings = Readonly<Record<string, AboutSetting>>;

const texts: Settings = {
  strings: {
    kind: 'object',
    isSwitch: true,
    without: 'fetched for `fr` and `nl`',
    description:
      '`false`: the site has no [string resources](islands.md#texts-of-the-site); no request, no warning, the library’s own texts show',
  },
  'strings.version': {
    kind: 'text or number',
    description: 'goes into their address as `?v=…`: raise it when texts change',
  },
  'strings.fallback': {
    kind: 'choice',
    allowed: ['key'],
    without: 'the library’s own texts',
    description: 'shows the key itself where the resources lack a text or could not be loaded',
  },
};

const requests: Settings = {
  'requests.patience': { kind: 'milliseconds', default: 30_000, description: 'how long an answer may take' },
  'antiforgery.field': {
    kind: 'name',
    without: 'those of the frameworks',
    description: 'the only field that carries the [token](#antiforgery)',
  },
  'antiforgery.header': {
    kind: 'name',
    without: 'by the framework',
    description: 'the only header that carries it',
  },
  'antiforgery.cookie': {
    kind: 'name',
    without: '`csrftoken`, `XSRF-TOKEN`',
    description: 'the only cookie that it is read from',
  },
};

const links: Settings = {
  'links.pages': {
    kind: 'list of endings',
    default: [],
    description: 'addresses that end so are pages: `["html"]` ([links](#links))',
  },
  'links.absolute': {
    kind: 'true',
    default: false,
    description: 'links with the whole address of this site are followed, too',
  },
  'links.prefetch': {
    kind: 'true',
    default: false,
    description: 'every link is [fetched ahead](#fetching-ahead), but for those in `data-prefetch="false"`',
  },
  'links.prefetchExcept': {
    kind: 'list of names',
    default: [],
    description: 'links with one of these parameters in their query are never fetched ahead: `["action"]`',
  },
};

const pages: Settings = {
  'bodyClass.page': {
    kind: 'class',
    default: 'page',
    description: 'class of the body on every page but the home page; `""` for none',
  },
  'bodyClass.homepage': {
    kind: 'class',
    default: 'homepage',
    description: 'class of the body on the home page; `""` for none',
  },
  animation: {
    kind: 'object',
    description: 'pages fade when they change, as long as `in` and `out` say',
  },
  'animation.in': { kind: 'milliseconds', default: 10, description: 'how long a page fades in' },
  'animation.out': {
    kind: 'milliseconds',
    default: 10,
    description: 'how long a page fades out; below 17 nothing is seen',
  },
  'animation.transition': {
    kind: 'true',
    default: false,
    description:
      'named elements move to their place on the next page ([transitions](#transitions-between-pages))',
  },
  'animation.anchor': {
    kind: 'milliseconds',
    default: 800,
    description: 'how long the page scrolls to an anchor',
  },
};

const layout: Settings = {
  'layout.desktop': {
    kind: 'CSS pixels',
    default: 1200,
    description: 'from this width on the full menu shows',
  },
  'layout.breakpoints.xs': {
    kind: 'CSS pixels',
    default: 576,
    description: 'a width that islands go by ([widths](#widths))',
  },
  'layout.breakpoints.sm': { kind: 'CSS pixels', default: 768, description: 'the same' },
  'layout.breakpoints.md': { kind: 'CSS pixels', default: 992, description: 'the same' },
  'layout.breakpoints.lg': { kind: 'CSS pixels', default: 1200, description: 'the same' },
  region: {
    kind: 'ISO code of a country',
    default: 'BE',
    description: 'how amounts are written where `lang` names no country: `fr` is written as `fr-BE`',
  },
};

const visitors: Settings = {
  consent: {
    kind: 'object, also `{}`',
    description: 'its being there starts [consent](#cookies-and-consent), also on a page without a banner',
  },
  'consent.cookie': {
    kind: 'name',
    default: 'cookie-consent',
    description: 'cookie that holds the visitor’s choice',
  },
  'consent.stamp': {
    kind: 'text',
    description: 'another stamp shows the banner to every visitor again; a banner’s `data-stamp` comes first',
  },
  'consent.hours': { kind: 'hours', default: 8760, description: 'how long a choice holds' },
  'consent.gtag': {
    kind: 'true',
    default: false,
    description: 'the choice is pushed in Google’s consent mode as well',
  },
  tags: {
    kind: 'object, also `{}`',
    description:
      'its being there starts the [tag manager](islands.md#tag-manager): page views, mail and phone links',
  },
  'tags.layer': {
    kind: 'name',
    default: 'dataLayer',
    description: 'global array that events are pushed to; the library makes it where it is missing',
  },
  'tags.scopes': {
    kind: 'true',
    default: false,
    description: 'a scoped update that changes the address counts as a page view',
  },
  'popup.quiet': {
    kind: 'list of words',
    default: ['checkout', 'payment', 'order'],
    description: 'no popup opens by itself on an address with such a part between slashes',
  },
  'popup.cookie': {
    kind: 'name',
    default: 'popups',
    description: 'cookie that holds which popups were dismissed',
  },
};

const media: Settings = {
  'video.youtube': {
    kind: 'address',
    default: 'https://www.youtube-nocookie.com',
    description: 'where frames of YouTube come from',
  },
  'video.vimeo': {
    kind: 'address',
    default: 'https://player.vimeo.com',
    description: 'where frames of Vimeo come from',
  },
  'map.provider': {
    kind: 'choice',
    allowed: ['leaflet', 'google'],
    default: 'leaflet',
    description: 'who draws maps ([maps](#maps-and-pickup-points))',
  },
  'map.tiles': {
    kind: 'address',
    without: 'none: a map without pictures',
    description: 'where the pictures of Leaflet’s maps come from',
  },
  'map.credit': { kind: 'text', description: 'the attribution that the owner of these pictures requires' },
  'map.google': {
    kind: 'address',
    without: 'Google’s own',
    description: 'where Google’s script comes from',
  },
  'map.geocoder': { kind: 'address', description: 'finds a typed place' },
};

const tools: Settings = {
  debug: {
    kind: 'true',
    default: false,
    description: '`?archipel-debug` in the address of a page opens the [debug overlay](debug.md)',
  },
};

/** Every key of `archipel-config`, in the order of docs/contract.md. */
export const aboutSettings: Settings = {
  ...texts,
  ...requests,
  ...links,
  ...pages,
  ...layout,
  ...visitors,
  ...media,
  ...tools,
};

/** Objects that only group settings. */
export const aboutGroups: Readonly<Record<string, string>> = {
  requests: 'Requests of the library.',
  antiforgery: 'The token that writes carry.',
  links: 'Links that are followed and fetched ahead.',
  bodyClass: 'Classes of the body by page.',
  layout: 'Widths that islands go by.',
  'layout.breakpoints': 'Widths below which layouts change.',
  popup: 'Popups of the site.',
  video: 'Homes of the frames of films.',
  map: 'Maps and their providers.',
};
