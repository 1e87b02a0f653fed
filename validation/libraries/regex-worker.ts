/** A pattern, and the value to test. */
export interface Question {
  readonly source: string;
  readonly flags: string;
  readonly value: string;
}

// The worker reports when it is ready and when it begins, so that only the evaluation counts for the limit.
postMessage('ready');

addEventListener('message', ({ data }: MessageEvent<Question>) => {
  postMessage('begins');
  postMessage(new RegExp(data.source, data.flags).test(data.value));
});
