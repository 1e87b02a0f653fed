export type { QuantityControl } from './quantity-control.ts';
export { createQuantityControl } from './quantity-control.ts';
