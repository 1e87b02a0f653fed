import type { Page } from '@playwright/test';

/**
 * Clicks every visible toggler twice, and each tab; returns those that did not open or close, and togglers
 * whose `aria-expanded` contradicts the panel.
 */
export const findDeadToggles = (page: Page, hasScript: boolean): Promise<string[]> =>
  page.evaluate(async (withDropdowns) => {
    const complaints: string[] = [];
    const attribute = (element: Element, name: string) =>
      element.getAttribute(`data-bs-${name}`) ?? element.getAttribute(`data-${name}`);
    const togglers = (...names: string[]) =>
      [...document.querySelectorAll<HTMLElement>('[data-toggle], [data-bs-toggle]')].filter(
        (element) => names.includes(attribute(element, 'toggle')!) && element.checkVisibility(),
      );
    const target = (toggler: Element) =>
      document.querySelector(attribute(toggler, 'target') ?? toggler.getAttribute('href')!)!;
    const isShown = (panel: Element) =>
      panel.firstElementChild!.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      panel.getBoundingClientRect().height > 0;
    const isMoving = (panel: Element) => panel.matches('.collapsing, .ar-sliding');

    const until = async (is: () => boolean) => {
      const end = performance.now() + 5000;
      while (!is() && performance.now() < end) await new Promise(requestAnimationFrame);
      return is();
    };
    const press = async (toggler: HTMLElement, what: string, is: () => boolean) => {
      toggler.click();
      if (!(await until(is))) complaints.push(`${toggler.id || toggler.textContent.trim()}: ${what}`);
    };

    for (const toggler of togglers('collapse')) {
      const panel = target(toggler);
      const before = isShown(panel);
      const announcement = (open: boolean) => () =>
        isShown(panel) === open && !isMoving(panel) && toggler.ariaExpanded === String(open);
      await press(toggler, `does not become ${String(!before)}`, announcement(!before));
      await press(toggler, `does not become ${String(before)} again`, announcement(before));
    }
    for (const toggler of togglers('tab', 'pill', 'list').toReversed()) {
      const panel = target(toggler);
      const others = [...panel.parentElement!.children].filter((other) => other !== panel);
      const isAlone = () =>
        isShown(panel) && !others.some(isShown) && toggler.matches('.active[aria-selected="true"]');
      await press(toggler, 'does not show its panel alone', isAlone);
    }
    for (const toggler of withDropdowns ? togglers('dropdown') : []) {
      const menu = toggler.parentElement!.querySelector('.dropdown-menu')!;
      await press(toggler, 'does not open', () => isShown(menu));
      await press(toggler, 'does not close', () => !isShown(menu));
    }
    return complaints;
  }, hasScript);
