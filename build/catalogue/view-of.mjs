const REACT_MOUNT = /export default react\(\s*\w+\s*(,[^)]*)?\)/;

/**
 * Tells how an island is drawn, and what that means for the HTML that the server wrote into its host.
 *
 * @param source The island's own sources.
 * @returns `view`: a React view, or plain code; `html`: a view `replaces` it or `adds` beside it, plain code `keeps` it.
 */
export function viewOf(source) {
  const mount = REACT_MOUNT.exec(source);
  if (!mount) return { view: 'plain', html: 'keeps' };
  return { view: 'react', html: mount[1] ? 'adds' : 'replaces' };
}
