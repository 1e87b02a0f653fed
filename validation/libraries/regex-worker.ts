/** One question: whether a pattern matches a value. */
export interface Question {
  readonly source: string;
  readonly flags: string;
  readonly value: string;
}

// The worker reports when it is ready and when it begins, so that only the evaluation counts.
postMessage('ready');

addEventListener('message', ({ data }: MessageEvent<Question>) => {
  postMessage('begins');
  postMessage(new RegExp(data.source, data.flags).test(data.value));
});
