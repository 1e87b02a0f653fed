/** The one-step order: what is chosen, what is saved, what of the page is older than the form, and the VAT number. */
export type { CheckoutCountries } from './api.ts';
export {
  $checkout,
  $checkoutVersion,
  $isCheckoutWriting,
  refetchCheckout,
  whenCheckoutSaved,
  chooseCountries,
  chooseMethod,
  chooseUnsaved,
  confirmCheckout,
  followCheckout,
  isCheckoutFresh,
  recordCheckoutRefetch,
  recordCheckoutShown,
  recordCheckoutUnread,
  retryCheckout,
  type CheckoutChoices,
} from './checkout.ts';
export { isCheckoutField, isStalePart, type CheckoutField } from './dependencies.ts';
export type { CheckoutState } from './state.ts';
export { checkVat, forgetVat, knownVat } from './vat.ts';
export { isVatReload, vatKey, type VatState } from './vat-state.ts';
