import { createRecordingFetch } from './record-fetch.ts';
import { createRecordingXhr } from './record-xhr.ts';
import type { RequestLog } from './request-log.ts';

/**
 * Records the requests of the page from now on.
 *
 * @param log The log.
 * @returns Ends the recording. What another script has wrapped meanwhile stays as it is.
 */
export function watchRequests(log: RequestLog): () => void {
  const { fetch: pageFetch, XMLHttpRequest: PageXhr } = globalThis;
  const recordingFetch = createRecordingFetch(log, (...args) => pageFetch.call(globalThis, ...args));
  const RecordingXhr = createRecordingXhr(log, PageXhr);
  globalThis.fetch = recordingFetch;
  globalThis.XMLHttpRequest = RecordingXhr;
  return () => {
    if (globalThis.fetch === recordingFetch) globalThis.fetch = pageFetch;
    if (globalThis.XMLHttpRequest === RecordingXhr) globalThis.XMLHttpRequest = PageXhr;
  };
}
