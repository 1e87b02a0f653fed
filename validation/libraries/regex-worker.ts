/** One question: whether a pattern matches a value. */
export interface Question {
  readonly source: string;
  readonly flags: string;
  readonly value: string;
}

// The worker says when it is awake, so that its start is not counted as thinking.
postMessage('awake');

addEventListener('message', ({ data }: MessageEvent<Question>) => {
  postMessage(new RegExp(data.source, data.flags).test(data.value));
});
