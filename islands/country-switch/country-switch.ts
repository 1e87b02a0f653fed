import { reload as reloadPage } from '#kit/reload';
import { followServerChoice } from '#kit/server-choice.ts';
import { kitTexts } from '#kit/texts.ts';
import { track, type Mount } from '#runtime';
import { chooseTexts } from '#runtime/page/texts.ts';
import { changeCountry } from '#stores/country';
import { notify } from '#stores/notices';
import type { Props } from './props.ts';
import { texts } from './texts.ts';

export { props } from './props.ts';

// Deferred until the old choice is restored: otherwise the reload would preserve the visitor's choice instead
// of showing the server's country.
function readAgain(kind: Props['reload']): void {
  const notice = { tone: 'status', text: kitTexts().unconfirmed } as const;
  setTimeout(() => void track(reloadPage(kind, { notice })));
}

/**
 * Changes the country after pending cart writes; a rejection restores the old one with the server's message
 * (CHK-06). Other tabs are synced as after any change of the cart.
 */
const mount: Mount<Props> = (host, { reload }, { signal }) => {
  const change = async (country: string, label: string) => {
    const { isChanged, isSilent, message } = await changeCountry(country);
    const { changed, failed } = chooseTexts(texts);
    if (isChanged) await reloadPage(reload, { notice: { tone: 'status', text: changed(label) } });
    else if (isSilent) readAgain(reload);
    else notify('error', message ?? failed);
    return isChanged;
  };
  followServerChoice(host, {
    name: 'The country switch',
    markup: '<select name="currentCountry"> with the countries as values',
    change,
    signal,
  });
};

export default mount;
