/** The entry point for orders: customers, credit and notifications of prepaid accounts. */
export { fetchCustomers } from './customers.ts';
export { openNotification } from './notification.ts';
export { addCredit, type CreditOutcome } from './prepaid.ts';
export type { Customer } from './schema.ts';
