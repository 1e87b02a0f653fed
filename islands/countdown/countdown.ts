import { countDown, leftText, readWrittenEnd } from '#kit/countdown';
import { childNodesOf, replaceContent } from '#runtime/dom/safe-tree.ts';
import { removeAttribute, setAttribute } from '#runtime/dom/safe.ts';
import type { Mount } from '#runtime';
import { chooseTexts } from '#runtime/page/texts.ts';
import type { Props } from './props.ts';
import { texts } from './texts.ts';
import './countdown.css';

export { props } from './props.ts';

/**
 * Replaces the server's date with the remaining time; unmount restores it. The role `timer` is not announced
 * every second. Plain, because a list may contain many.
 */
const mount: Mount<Props> = (host, { end, now }, { signal, foundAt }) => {
  const deadline = readWrittenEnd({ host, end, endName: 'data-end', now, foundAt });
  if (!deadline) return undefined;
  const written = childNodesOf(host);
  const onTick = (seconds: number) => {
    replaceContent(host, seconds > 0 ? leftText(seconds) : chooseTexts(texts).over);
  };
  setAttribute(host, 'role', 'timer');
  countDown({ host, id: location.pathname, deadline, signal, onTick });
  return () => {
    removeAttribute(host, 'role');
    replaceContent(host, ...written);
  };
};

export default mount;
