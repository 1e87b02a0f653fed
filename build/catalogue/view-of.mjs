const REACT_MOUNT = /export default react\(\s*\w+\s*(,[^)]*)?\)/;

/**
 * Returns how an island is drawn, and its effect on the server's HTML in the host.
 *
 * @param source The island's own sources.
 * @returns `view`: a React view, or plain code; `html`: a view `replaces` it or `adds` to it, plain code `keeps` it.
 */
export function viewOf(source) {
  const mount = REACT_MOUNT.exec(source);
  if (!mount) return { view: 'plain', html: 'keeps' };
  return { view: 'react', html: mount[1] ? 'adds' : 'replaces' };
}
