import { flag, list, mark, object, optional, text, url, type InferOutput } from '#kit/props.ts';

export const props = object({
  networks: list(
    'Where to share, in this order: facebook, x, linkedin, pinterest, whatsapp, bluesky, email, copy.',
  ),
  text: optional(text('The words that go along; the page’s title by default.')),
  url: optional(url('The address that is shared; the page’s own by default.')),
  count: optional(
    mark('How often the page was shared: a number is shown as it is written; true alone shows nothing.'),
  ),
  showInPopup: optional(flag('Opens the networks in a small window.'), false),
  showLabel: optional(flag('Shows their names beside the icons.'), false),
});

export type Props = InferOutput<typeof props>;
