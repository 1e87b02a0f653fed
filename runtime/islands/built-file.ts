/**
 * Returns the address of a built file. This module is part of the entry, so also a copy of another module inside
 * a site's own bundle gets the address in the library's folder.
 *
 * @param name Its name.
 */
export const builtFileUrl = (name: string): string => new URL(name, import.meta.url).href;
