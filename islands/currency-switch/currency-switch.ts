import { confirmByDialog } from '#kit/dialog';
import { reload as reloadPage } from '#kit/reload';
import { followServerChoice } from '#kit/server-choice.ts';
import type { Mount } from '#runtime';
import { chooseTexts } from '#runtime/page/texts.ts';
import { changeCurrency, type CurrencyOutcome } from '#stores/currency';
import { notify } from '#stores/notices';
import { followText, stringsSoon, translateOr } from '#stores/strings';
import type { Props } from './props.ts';
import { texts } from './texts.ts';

export { props } from './props.ts';

/** Changes the currency. After a warning of the server, the visitor confirms and the call is repeated. */
async function requestServer(currency: string): Promise<CurrencyOutcome | undefined> {
  const outcome = await changeCurrency(currency);
  if (outcome.kind !== 'warning') return outcome;
  await stringsSoon();
  const { question } = chooseTexts(texts);
  const isSure = await confirmByDialog((show) => followText(outcome.key, question, show));
  return isSure ? changeCurrency(currency, true) : undefined;
}

async function reportFailure({ key, message }: CurrencyOutcome): Promise<void> {
  await stringsSoon();
  const { failed } = chooseTexts(texts);
  notify('error', key ? translateOr(key, failed) : (message ?? failed));
}

/**
 * Changes the currency after pending cart writes; a failure or a declined confirmation restores the old
 * choice (CUR-01). Other tabs are synced as after any change of the cart.
 */
const mount: Mount<Props> = (host, { reload }, { signal }) => {
  const change = async (currency: string, label: string) => {
    const outcome = await requestServer(currency);
    const notice = { tone: 'status', text: chooseTexts(texts).changed(label) } as const;
    if (outcome?.kind === 'done') await reloadPage(reload, { notice });
    else if (outcome) void reportFailure(outcome);
    return outcome?.kind === 'done';
  };
  followServerChoice(host, {
    name: 'The currency switch',
    markup: '<select name="currency"> with the codes as values',
    change,
    signal,
  });
};

export default mount;
