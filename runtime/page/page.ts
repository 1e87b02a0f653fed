import { getAttribute } from '../dom/safe.ts';

/**
 * Accessors of the page contract (design §11): everything that the server writes on `<html>` and in `<head>`.
 */

const root = () => document.documentElement;

/** The culture of the page: `fr`, `nl`, or any other language of the server. */
export const getCulture = () => (root().lang.split('-')[0] ?? '').toLowerCase();

/** The application root ({app}), without a slash at its end. */
export const getAppRoot = () => (getAttribute(root(), 'data-app') ?? '').replace(/\/$/, '');

/** The site's address, with a slash at its end. */
export const getSite = () =>
  new URL((getAttribute(root(), 'data-site') ?? '/').replace(/\/*$/, '/'), document.baseURI);

/** The element whose content a visit replaces. */
export const getPage = () => document.querySelector<HTMLElement>('[data-page]');

/**
 * Prefixes the application root to an API path.
 *
 * @param path Path from the root, with its slash.
 */
export const apiUrl = (path: string) => `${getAppRoot()}${path}`;
