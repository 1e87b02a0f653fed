/** Fields of the order form that a Belgian customer fills in. */
export const ORDER_FIELDS = {
  BillingFirstName: 'Ada',
  BillingLastName: 'Lovelace',
  Email: 'ada@example.be',
  BillingStreet1: 'Rue',
  BillingHouseNumber: '1',
  BillingPostalCode: '5000',
  BillingCity: 'Namur',
  BillingCountry: 'BE',
  PaymentMethod: 'BankTransfer',
  SameAddressForShipping: 'true',
  AccountType: 'Private',
};
