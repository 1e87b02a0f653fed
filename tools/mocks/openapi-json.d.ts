// The build writes this file of the package, so a clone has none before its first build.
declare module 'archipel/openapi.json' {
  import type { OpenApi } from './openapi.ts';

  const openapi: OpenApi;
  export default openapi;
}
