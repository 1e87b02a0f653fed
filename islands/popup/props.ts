import { choice, milliseconds, object, optional, text, url, type InferOutput } from '#kit/props.ts';

export const props = object({
  id: text('Tells it from others, for ever: closed once, it is not shown to the visitor again.'),
  kind: optional(
    choice('A dialog that opens by itself, or a banner that stands in the page.', 'modal', 'banner'),
    'modal',
  ),
  title: optional(text('Names the dialog; required for a modal without an address.')),
  delay: optional(milliseconds('How long the page is seen before a modal opens.'), 3_000),
  url: optional(url('Address of the modal’s content; without it, what is in the element.')),
  endDatetime: optional(text('When it ends, with a zone: 2026-12-24T18:00:00+01:00.')),
  now: optional(text('The server’s clock when it wrote the page, in the same notation.')),
});

export type Props = InferOutput<typeof props>;
