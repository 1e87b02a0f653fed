/** A renderer for functions, which Astro has not: it is given the host and the props, as every other one. */
export const mountPlain = (host) => (component, props) => {
  const cleanup = component(host, props);
  host.addEventListener('astro:unmount', cleanup, { once: true });
};
