export { createPageReader, type PageReader } from './page-reader.ts';
export { markParts, rereadParts } from './reread.ts';
