import type { Page } from '@playwright/test';

/** Pressed elements by name, and whether the press has changed, opened or sent anything. */
export type Presses = Record<string, boolean>;

/** Presses up to the first one that would leave the page, which is prevented. */
export interface PressRun {
  presses: Presses;
  hasLeft: boolean;
}

/**
 * Counts every effect of a press. Loads and visits count, and are cancelled.
 *
 * @param page A loaded and idle page.
 */
export async function watchPresses(page: Page): Promise<void> {
  await page.evaluate(() => {
    const counted = { effects: 0, hasLeft: false };
    const count = () => void (counted.effects += 1);
    const leave = (event: Event) => {
      count();
      counted.hasLeft = true;
      event.preventDefault();
    };
    // Numbers that tick by themselves are no effect of a press.
    const answers = ({ target }: MutationRecord) =>
      !(target instanceof Element ? target : target.parentElement)?.closest('[data-island="countdown"]');
    new MutationObserver((records) => records.some(answers) && count()).observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    });
    for (const name of ['toggle', 'scroll', 'invalid', 'input', 'focusin'])
      addEventListener(name, count, true);

    const { fetch } = window;
    window.fetch = (...call) => (count(), fetch.apply(window, call));
    window.open = () => (count(), null);
    const { send } = XMLHttpRequest.prototype;
    XMLHttpRequest.prototype.send = function (...body) {
      count();
      send.apply(this, body);
    };

    document.addEventListener('archipel:page-leave', leave);
    // The browser's navigation is prevented before it begins: a driver waits for a load that was cancelled.
    addEventListener('submit', (event) => event.defaultPrevented || leave(event));
    addEventListener('click', (event) => {
      if (!(event.target instanceof Element) || event.defaultPrevented) return;
      if (event.target.matches('input[type="file"]')) count();
      if (!event.target.closest('a[href]')) return;
      count();
      event.preventDefault();
    });
    const { navigation } = window as unknown as { navigation: EventTarget };
    navigation.addEventListener('navigate', (event) => {
      const { destination } = event as Event & { destination: { sameDocument: boolean } };
      if (destination.sameDocument) count();
      else leave(event);
    });
    Object.assign(window, { countedPresses: counted });
  });
}

/**
 * Presses every button, toggler and link of a part of the page once, then those of each dialog that opens.
 *
 * @param page A page that `watchPresses` has prepared.
 * @param part Selector of the part.
 * @param pressed Names that are not pressed again.
 * @returns The presses, and whether the last one would have left the page.
 */
export const pressAll = (page: Page, part: string, pressed: readonly string[] = []): Promise<PressRun> =>
  page.evaluate(
    async ([selector, names]) => {
      const BUTTONS =
        'button, input[type="submit"], summary, [role="button"], [role="tab"], a:is([data-modal], [data-confirm], [data-ajax], [data-gallery], [data-video], [data-wishlist], [data-toggle], [data-bs-toggle])';
      const DIALOGS = 'dialog[open], [role="dialog"], :popover-open';
      const MAX_PRESSES = 30;
      const { countedPresses: counted } = window as unknown as {
        countedPresses: { effects: number; hasLeft: boolean };
      };
      const script = document.querySelector<HTMLScriptElement>('script[type="module"][src*="archipel.js"]');
      const { whenIdle } = (await import(script!.src)) as { whenIdle: () => Promise<void> };

      const until = (isMet: () => boolean, ms: number) =>
        new Promise<void>((resolve) => {
          const start = performance.now();
          const look = () =>
            isMet() || performance.now() - start > ms ? resolve() : void setTimeout(look, 4);
          look();
        });
      // A dialog that waits for its answer is never idle, so that this wait ends soon once one is open.
      const idle = async () => {
        let isIdle = false;
        void whenIdle().then(() => (isIdle = true));
        await until(() => isIdle, 200);
        await until(() => isIdle || openDialogs().length > 0, 10_000);
        // A dialog that is closed while it loads aborts its request, which the library warns of.
        await until(() => !openDialogs().some(isBusy), 10_000);
      };
      const isBusy = (dialog: Element) =>
        dialog.matches('[aria-busy="true"]') || dialog.querySelector('[aria-busy="true"]') !== null;
      const openDialogs = () =>
        [...document.querySelectorAll<HTMLElement>(DIALOGS)].filter((dialog) => dialog.checkVisibility());
      const isPressable = (button: Element) =>
        button.checkVisibility({ visibilityProperty: true }) &&
        !button.matches(':disabled, [aria-disabled="true"], [aria-selected="true"]') &&
        !button.closest('[inert], .leaflet-container');
      const nameOf = (button: Element) => {
        const name = button.getAttribute('aria-label') ?? button.textContent.trim().replace(/\s+/g, ' ');
        return button.closest(DIALOGS) ? `in a dialog: ${name}` : name;
      };

      function findPressable() {
        const dialogs = openDialogs();
        const scopes = dialogs.length > 0 ? dialogs : [...document.querySelectorAll(selector)];
        const buttons = scopes.flatMap((scope) => [...scope.querySelectorAll<HTMLElement>(BUTTONS)]);
        const times = new Map<string, number>();
        return [...new Set(buttons)].filter(isPressable).map((button) => {
          const name = nameOf(button);
          const time = (times.get(name) ?? 0) + 1;
          times.set(name, time);
          return { button, name: time > 1 ? `${name} (${time})` : name };
        });
      }

      async function press(button: HTMLElement): Promise<boolean> {
        for (const type of ['pointerover', 'pointerdown', 'pointerup'])
          button.dispatchEvent(new PointerEvent(type, { bubbles: true, cancelable: true }));
        button.focus();
        await new Promise((resolve) => setTimeout(resolve));
        const before = counted.effects;
        button.click();
        await until(() => counted.effects > before, 2000);
        // A slow machine may still be loading the code.
        if (counted.effects === before) await idle();
        return counted.effects > before;
      }

      function closeDialogs() {
        for (const dialog of openDialogs()) {
          if (dialog instanceof HTMLDialogElement) dialog.close();
          else if (dialog.matches(':popover-open')) dialog.hidePopover();
          else dialog.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
        }
      }

      const done = new Set(names);
      const presses: Record<string, boolean> = {};
      for (let round = 0; round < MAX_PRESSES && !counted.hasLeft; round += 1) {
        const next = findPressable().find(({ name }) => !done.has(name));
        if (next) {
          done.add(next.name);
          presses[next.name] = await press(next.button);
        } else if (openDialogs().length > 0) closeDialogs();
        else break;
        await idle();
      }
      closeDialogs();
      return { presses, hasLeft: counted.hasLeft };
    },
    [part, pressed] as const,
  );
