/** Every page is loaded by the browser: only its islands need a script. */
export function start({ mountAll }) {
  mountAll();
}
