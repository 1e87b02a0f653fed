import { object, optional, text, type InferOutput } from '#kit/props.ts';

export const props = object({
  end: text('When it ends, with a zone: 2026-12-24T18:00:00+01:00.'),
  now: optional(text('The server’s clock when it wrote the page, in the same notation.')),
});

export type Props = InferOutput<typeof props>;
