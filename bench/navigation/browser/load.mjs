/** Every page is loaded: only its islands need a script. */
export function start({ mountAll }) {
  mountAll();
}
