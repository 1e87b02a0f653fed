/** One question: whether a pattern matches a value. */
export interface Question {
  readonly source: string;
  readonly flags: string;
  readonly value: string;
}

// The worker reports when it is ready, so that its start does not count as evaluation.
postMessage('awake');

addEventListener('message', ({ data }: MessageEvent<Question>) => {
  postMessage(new RegExp(data.source, data.flags).test(data.value));
});
