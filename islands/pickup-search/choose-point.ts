import { emit, report } from '#runtime';
import { reload } from '#kit/reload';
import { kitTexts } from '#kit/texts.ts';
import { closest } from '#runtime/dom/safe.ts';
import { visit } from '#runtime/navigation/visits.ts';
import { chooseTexts } from '#runtime/page/texts.ts';
import { messageOf } from '#runtime/requests/message-of.ts';
import { notify } from '#stores/notices';
import { createPickupPayload, savePickupPoint, type PickupPoint } from '#stores/pickup';
import { findOrderForm, readNames } from './page-fields.ts';
import type { Props } from './props.ts';
import { readRequest } from './question.ts';
import { texts } from './texts.ts';

// From a dialog, the page below is reloaded and its typed values are preserved; otherwise a visit leads back.
async function showChosen(host: HTMLElement, text: string, returnUrl: string | undefined): Promise<void> {
  const isPopup = closest(host, 'dialog') !== null;
  if (!isPopup && returnUrl) return visit(new URL(returnUrl, document.baseURI));
  const notice = { tone: 'status', text } as const;
  await reload('content', { notice, preserve: findOrderForm(host) });
  return undefined;
}

/**
 * Saves the chosen point, then shows the page with it (PUP-04).
 *
 * @param host The island's host.
 * @param point The point.
 * @param props The island's props.
 * @returns The message if the point was not saved: the server's, else our own.
 */
export async function choosePoint(
  host: HTMLElement,
  point: PickupPoint,
  props: Props,
): Promise<string | undefined> {
  const { shippingMethodId } = readRequest(props);
  const order = { ...readNames(host), shippingMethodId, isStatic: props.isStatic };
  const labels = chooseTexts(texts);
  let isConfirmed: boolean;
  try {
    isConfirmed = await savePickupPoint(createPickupPayload(point, order));
  } catch (thrown) {
    report(thrown, 'pickup-search', host);
    return messageOf(thrown) ?? labels.notSaved;
  }
  emit(host, 'pickup-chosen', { carrier: props.carrier, shippingMethodId, id: point.id, name: point.name });
  const text = isConfirmed ? labels.saved(point.name) : kitTexts().unconfirmed;
  const isVisit = closest(host, 'dialog') === null && props.returnUrl !== undefined;
  // The page of a visit shows the saved point, so only an unconfirmed one needs a notice; a reload shows its
  // own.
  if (isVisit && !isConfirmed) notify('status', text);
  await showChosen(host, text, props.returnUrl);
  return undefined;
}
