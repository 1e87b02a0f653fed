const ENTITIES = { '&': '&amp;', '"': '&quot;', '<': '&lt;' };

const escape = (value) => String(value).replaceAll(/[&"<]/g, (sign) => ENTITIES[sign]);

/** Writes an object as attributes; `true` is an attribute without a value. */
export function writeAttributes(attributes) {
  return Object.entries(attributes)
    .map(([name, value]) => (value === true ? name : `${name}="${escape(value)}"`))
    .join(' ');
}

/** The props as `data-*` attributes. */
export function dataAttributes(props) {
  return Object.fromEntries(Object.entries(props).map(([name, value]) => [`data-${name}`, value]));
}

/** What visitors without scripts see in an island. */
export const fallbackOf = ({ label }) => `<p class="fallback">${label}</p>`;

/** The host of an island of Archipel, however it was defined. */
export const islandHost = ({ kind, props }) =>
  `<div ${writeAttributes({ 'data-island': `bench-${kind}`, ...dataAttributes(props) })}>${fallbackOf(props)}</div>`;

/** Asks for modules before they are imported, for every system alike: the page's server knows its files. */
export const preload = (addresses) =>
  addresses.map((address) => `<link rel="modulepreload" href="${address}">`).join('');

export const moduleScript = (address) => `<script type="module" src="${address}"></script>`;
