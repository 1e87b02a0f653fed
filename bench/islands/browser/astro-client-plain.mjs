/** Renderer for plain functions, which Astro lacks: it gets the host and the props, as every renderer. */
export const mountPlain = (host) => (component, props) => {
  const cleanup = component(host, props);
  host.addEventListener('astro:unmount', cleanup, { once: true });
};
