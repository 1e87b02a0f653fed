import { object, optional, text, url, type InferOutput } from '#kit/props.ts';

export const props = object({
  summaryUrl: optional(
    url('Where the newest methods and amounts are read; left out, the page itself (CHK-10).'),
  ),
  draft: optional(
    text(
      'A name for what is typed, kept for this tab: another name, such as that of the next order, begins anew. Left out, nothing is kept.',
    ),
  ),
});

export type Props = InferOutput<typeof props>;
