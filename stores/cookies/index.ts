export { readCookie } from './read-cookie.ts';
export { writeCookie } from './write-cookie.ts';
