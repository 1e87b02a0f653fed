import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { useDisclosure } from '#kit/disclosure.ts';
import { BagIcon, ChevronIcon } from '#kit/icons.tsx';
import { amountText } from '#kit/money.ts';
import { ServerFragment } from '#kit/server-fragment.tsx';
import { react } from '#runtime/react.tsx';
import { $cartSummary, seedSummary } from '#stores/cart/index.ts';
import { chooseTexts } from '#runtime/texts.ts';
import type { Props } from './props.ts';
import { texts } from './texts.ts';
import { useHoverIntent } from './use-hover-intent.ts';
import './mini-cart.css';

export { props } from './props.ts';

// What the server wrote with the page is newer than what the store remembers from the page before.
function useSummary(seed: Props['summary']): Props['summary'] {
  useEffect(() => seedSummary(seed), [seed]);
  return useStore($cartSummary) ?? seed;
}

// Said only once it has changed: the first value was read with the page.
function Announcement({ text }: { text: string }) {
  const [first] = useState(text);
  const hasChanged = useRef(false);
  hasChanged.current ||= text !== first;
  return (
    <span className="ar-visually-hidden" role="status">
      {hasChanged.current ? text : ''}
    </span>
  );
}

function MiniCart({ cartUrl, fragmentUrl, summary: seed }: Props) {
  const area = useRef<HTMLDivElement>(null);
  const link = useRef<HTMLAnchorElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { isOpen, open, close, toggle, buttonProps, panelProps } = useDisclosure(area, button);
  const summary = useSummary(seed);
  const words = chooseTexts(texts);
  const amount = amountText(summary.AmountTaxInclHtml);
  const unit = words.unit(summary.ItemsCount);
  useHoverIntent({ door: link, area, open, close });

  return (
    <div ref={area} className="mini-cart-area">
      <a ref={link} className="mini-cart-link" href={cartUrl}>
        <BagIcon />
        <span className="mini-cart-label">{words.cart}</span>
        <span className="mini-cart-count">
          {summary.ItemsCount}
          <span className="ar-visually-hidden"> {unit}</span>
        </span>
        <span className="mini-cart-amount">{amount}</span>
      </a>
      <button
        ref={button}
        type="button"
        className="mini-cart-toggle"
        aria-label={words.show}
        {...buttonProps}
        onClick={toggle}
      >
        <ChevronIcon />
      </button>
      <div className="mini-cart-panel" {...panelProps}>
        {isOpen && <ServerFragment url={fragmentUrl} version={JSON.stringify(summary)} />}
      </div>
      <Announcement text={words.changed(`${summary.ItemsCount} ${unit}`, amount)} />
    </div>
  );
}

export default react(MiniCart);
