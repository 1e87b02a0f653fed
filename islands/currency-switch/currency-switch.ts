import { askToConfirm } from '#kit/dialog';
import { putChoice } from '#kit/put-choice.ts';
import { reload as reloadPage } from '#kit/reload';
import { track, type Mount } from '#runtime';
import { findInside } from '#runtime/dom/safe-tree.ts';
import { listenAt } from '#runtime/dom/safe.ts';
import { ArchipelError } from '#runtime/page/archipel-error.ts';
import { chooseTexts } from '#runtime/page/texts.ts';
import { changeCurrency, type CurrencyOutcome } from '#stores/currency';
import { notify } from '#stores/notices';
import { stringsSoon, translateOr } from '#stores/strings';
import type { Props } from './props.ts';
import { texts } from './texts.ts';

export { props } from './props.ts';

function findSelect(host: HTMLElement): HTMLSelectElement {
  const select = findInside<HTMLSelectElement>(host, 'select');
  if (select) return select;
  throw new ArchipelError({
    what: 'The currency switch has nothing to choose from.',
    why: 'There is no <select> in it.',
    how: 'Write <select name="currency"> with the codes as values into it.',
  });
}

/** What the server wrote: the visitor may have chosen before the code was there. */
const writtenValue = ({ options }: HTMLSelectElement): string =>
  (Array.from(options).find((option) => option.defaultSelected) ?? options[0])?.value ?? '';

/** Asks where the server warns, and repeats it after a yes. */
async function change(currency: string): Promise<CurrencyOutcome | undefined> {
  const outcome = await changeCurrency(currency);
  if (outcome.kind !== 'warning') return outcome;
  await stringsSoon();
  const question = translateOr(outcome.key, chooseTexts(texts).ask);
  return (await askToConfirm(question)) ? changeCurrency(currency, true) : undefined;
}

/**
 * Changes the currency as soon as another one is chosen, behind what the cart is writing; a no or a failure gives the old choice
 * back (CUR-01). Other tabs follow as for any change of the cart. No stylesheet: the form is the site's.
 */
const mount: Mount<Props> = (host, { reload }, { signal }) => {
  const select = findSelect(host);
  let shown = writtenValue(select);
  let isChanging = false;

  const tellFailure = async (key: string) => {
    await stringsSoon();
    const failed = chooseTexts(texts).failed;
    notify('error', key ? translateOr(key, failed) : failed);
  };
  const run = async (currency: string) => {
    isChanging = true;
    const outcome = await change(currency);
    isChanging = false;
    if (outcome?.kind === 'done') {
      shown = currency;
      await reloadPage(reload);
      return;
    }
    putChoice(select, shown);
    if (outcome) await tellFailure(outcome.key);
  };
  const choose = () => {
    if (isChanging) putChoice(select, shown);
    else if (select.value !== shown) void track(run(select.value));
  };
  listenAt(select, 'change', choose, { signal });
  const onSubmit = (event: Event) => {
    event.preventDefault();
    choose();
  };
  listenAt(host, 'submit', onSubmit, { signal });
  choose();
};

export default mount;
