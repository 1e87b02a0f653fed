import { useStore } from '@nanostores/react';
import { useLayoutEffect, useState } from 'react';
import { createOverrides } from '#kit/overrides.ts';
import { useDisclosure } from '#kit/disclosure.ts';
import { ServerFragment } from '#kit/server-fragment.tsx';
import { ArchipelError } from '#runtime/page/archipel-error.ts';
import { findInside } from '#runtime/dom/safe-tree.ts';
import { addListener } from '#runtime/dom/safe.ts';
import { describeElement } from '#runtime/islands/describe.ts';
import { react, useIsland } from '#runtime/islands/react.tsx';
import { $cartSummary } from '#stores/cart';
import type { Props } from './props.ts';
import { useHoverIntent } from './use-hover-intent.ts';

export { props } from './props.ts';

function findPart<Part extends HTMLElement>(host: HTMLElement, selector: string, markup: string): Part {
  const part = findInside<Part>(host, selector);
  if (part) return part;
  throw new ArchipelError({
    what: `Island "mini-cart" on ${describeElement(host)} was not mounted.`,
    why: `There is no ${selector} inside it.`,
    how: `Write ${markup} inside the host.`,
  });
}

const findLink = (host: HTMLElement) =>
  findPart<HTMLAnchorElement>(host, 'a[href]', '<a href="…"> to the cart page');

const findButton = (host: HTMLElement) =>
  findPart<HTMLButtonElement>(
    host,
    'button[data-mini-cart-toggle]',
    '<button type="button" class="ar-with-script" data-mini-cart-toggle aria-expanded="false" aria-label="…">',
  );

type ButtonProps = ReturnType<typeof useDisclosure>['buttonProps'];

// Connects the server's own button, which has the focus if its press has loaded the island.
function useServerButton(button: HTMLButtonElement, props: ButtonProps, toggle: () => void): void {
  const { signal } = useIsland();
  const [overrides] = useState(createOverrides);
  useLayoutEffect(() => {
    for (const [name, value] of Object.entries(props)) overrides.set(button, name, String(value));
  });
  useLayoutEffect(() => {
    addListener(button, 'click', toggle, { signal });
    signal.addEventListener('abort', () => overrides.restore());
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `toggle` only sets state
  }, [button, overrides, signal]);
}

function MiniCart({ fragmentUrl }: Props) {
  const { host } = useIsland();
  const [area] = useState({ current: host });
  const [link] = useState(() => ({ current: findLink(host) }));
  const [button] = useState(() => ({ current: findButton(host) }));
  const { isOpen, open, close, toggle, buttonProps, panelProps } = useDisclosure(area, button);
  const summary = useStore($cartSummary);
  useServerButton(button.current, buttonProps, toggle);
  // Without a visible button, as on phones, the link is all there is.
  const openOnHover = () => {
    if (button.current.getClientRects().length > 0) open();
  };
  useHoverIntent({ trigger: link, area, open: openOnHover, close });

  return (
    <div className="mini-cart-panel" {...panelProps}>
      {isOpen && <ServerFragment url={fragmentUrl} version={JSON.stringify(summary)} />}
    </div>
  );
}

export default react(MiniCart, { placement: 'append' });
