export { fetchReferences, fetchSuggestions } from './api.ts';
export type { CustomerReference, SearchSuggestion } from './schema.ts';
