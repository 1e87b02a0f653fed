/** A fault that is planted into the sources, and the test that must find it. */
export interface PlantedFault {
  readonly fault: string;
  /** A source file, its text and the text with the fault. */
  readonly file: string;
  readonly from: string;
  readonly to: string;
  /** The spec of `e2e/islands`, and the beginning of the test's title. */
  readonly spec: string;
  readonly test: string;
  /** The message by which the test finds it. */
  readonly message: RegExp;
}

/** Ten faults, each in an island of its own, so that one build serves all. */
export const PLANTED_FAULTS: readonly PlantedFault[] = [
  {
    fault: 'a call that is not sent',
    file: 'islands/vat-field/use-vat.ts',
    from: 'if (target === input || (isCountry && input.value.trim())) run();',
    to: 'if (isCountry && input.value.trim()) run();',
    spec: 'vat-field',
    test: 'a service that is down',
    message: /n’a pas pu être vérifié/,
  },
  {
    fault: 'a form that is sent twice',
    file: 'islands/reference-update/reference-update.ts',
    from: 'if (!isSending) void track(work((event as SubmitEvent).submitter));',
    to: 'for (let sent = 0; sent < 2; sent += 1) void track(work((event as SubmitEvent).submitter));',
    spec: 'reference-update',
    test: 'a number is saved in place',
    message: /toEqual/,
  },
  {
    fault: 'a focus that is lost after an action',
    file: 'islands/search-box/search-box.tsx',
    from: 'run: retry, stays: true',
    to: 'run: () => { (document.activeElement as HTMLElement).blur(); retry(); }, stays: true',
    spec: 'search-box',
    test: 'nothing found',
    message: /toBeFocused/,
  },
  {
    fault: 'a text without its Dutch translation',
    file: 'islands/share/texts.ts',
    from: "copy: 'Link kopiëren'",
    to: "copy: 'Copier le lien'",
    spec: 'share',
    test: 'the buttons speak the language',
    message: /Link kopiëren/,
  },
  {
    fault: 'a style attribute, which the policy blocks',
    file: 'islands/view-360/view-360.tsx',
    from: 'onDrag(stage.current!, { start, move, end }, signal);',
    to: "onDrag(stage.current!, { start, move, end }, signal); stage.current!.setAttribute('style', 'cursor: grab');",
    spec: 'view-360',
    test: 'it stays still',
    message: /Violations of the content security policy/,
  },
  {
    fault: 'an uncaught error',
    file: 'islands/video/video.ts',
    from: '  if (!film) {',
    to: "  if (!film) {\n    queueMicrotask(() => { throw new Error('planted'); });",
    spec: 'video',
    test: 'what names no film',
    message: /Uncaught errors of the page/,
  },
  {
    fault: 'a listener of the window that stays after the unmount',
    file: 'islands/tab/tab.ts',
    from: '  const [panel] = isBootstraps',
    to: "  addEventListener('hashchange', () => host.toggleAttribute('data-planted'));\n  const [panel] = isBootstraps",
    spec: 'tab',
    test: 'one tab is selected',
    message: /window hashchange/,
  },
  {
    fault: 'an event that is not emitted',
    file: 'islands/quantity-field/quantity-field.ts',
    from: "emit(host, 'quantity-changed', { quantity: isInRange ? quantity : undefined });",
    to: 'void isInRange;',
    spec: 'quantity-field',
    test: 'others hear',
    message: /toEqual/,
  },
  {
    fault: 'a wrong value in a call',
    file: 'islands/wishlist-table/list-row.tsx',
    from: 'onChange={(next) => slot.set(next)}',
    to: 'onChange={(next) => slot.set(next + 1)}',
    spec: 'wishlist-table',
    test: 'a quantity is written once',
    message: /wishlists\.setQuantity with .* was not sent/,
  },
  {
    fault: 'a control without a name',
    file: 'islands/select-field/select-list.tsx',
    from: 'aria-labelledby={`${labels} ${id}-value`.trim()}',
    to: '',
    spec: 'select-field',
    test: 'the list is used by keyboard alone',
    message: /toBeFocused/,
  },
];
