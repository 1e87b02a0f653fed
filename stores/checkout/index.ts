/** The one-step order: choices, their saved state, stale parts of the page, and the VAT number. */
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
