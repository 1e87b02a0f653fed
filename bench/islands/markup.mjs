const ENTITIES = { '&': '&amp;', '"': '&quot;', '<': '&lt;' };

const escape = (value) => String(value).replaceAll(/[&"<]/g, (sign) => ENTITIES[sign]);

/** Writes an object as attributes; `true` is an attribute without a value. */
export function writeAttributes(attributes) {
  return Object.entries(attributes)
    .map(([name, value]) => (value === true ? name : `${name}="${escape(value)}"`))
    .join(' ');
}

/** Returns the props as `data-*` attributes. */
export function dataAttributes(props) {
  return Object.fromEntries(Object.entries(props).map(([name, value]) => [`data-${name}`, value]));
}

/** Returns the content of an island for visitors without scripts. */
export const fallbackOf = ({ label }) => `<p class="fallback">${label}</p>`;

/** Returns the host of an Archipel island, built in or registered. */
export const islandHost = ({ kind, props }) =>
  `<div ${writeAttributes({ 'data-island': `bench-${kind}`, ...dataAttributes(props) })}>${fallbackOf(props)}</div>`;

/** Returns the preload links of modules; all systems have them, since a server knows its files. */
export const preload = (addresses) =>
  addresses.map((address) => `<link rel="modulepreload" href="${address}">`).join('');

export const moduleScript = (address) => `<script type="module" src="${address}"></script>`;
