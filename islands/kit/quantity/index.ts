export type { QuantityRule } from './quantity.ts';
export type { Stepper } from './stepper.ts';
export { formatQuantity } from './decimals.ts';
export { createRule, isOrderable, normalizeQuantity, parseQuantity } from './quantity.ts';
export { createStepper } from './stepper.ts';
