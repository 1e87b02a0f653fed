export { mountPlainStepper as mountKind } from './stepper.mjs';
