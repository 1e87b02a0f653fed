import { getAttribute } from '#runtime/dom/safe.ts';
import type { SearchSuggestion } from '#stores/search';

/**
 * Returns the address of a suggestion's photo.
 *
 * @param template The page's template, with `{AssetId}` and `{AssetName}`.
 * @param photo The server's data of the photo.
 * @returns The address; undefined without a photo or a template.
 */
export function photoAddress(
  template: string | undefined,
  photo: SearchSuggestion['Photo'],
): string | undefined {
  if (!template || !photo) return undefined;
  const values = { AssetId: String(photo.AssetId), AssetName: photo.AssetName ?? '' };
  return template.replace(/\{(AssetId|AssetName)\}/g, (_, name: keyof typeof values) =>
    encodeURIComponent(values[name]),
  );
}

/**
 * Returns the address of all results, as the form would send it.
 *
 * @param form The search form.
 * @param input Its field.
 * @param query The query.
 * @param allUrl An address to use instead of the form's.
 */
export function resultsAddress(
  form: HTMLFormElement | null,
  input: HTMLInputElement,
  query: string,
  allUrl?: string,
): string {
  const url = new URL(allUrl ?? (form && getAttribute(form, 'action')) ?? '', document.baseURI);
  const fields = form ? new FormData(form) : new FormData();
  for (const [name, value] of fields) if (typeof value === 'string') url.searchParams.set(name, value);
  url.searchParams.set(input.name || 'q', query);
  return url.href.startsWith(location.origin) ? url.href.slice(location.origin.length) : url.href;
}
