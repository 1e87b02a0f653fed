import { mountPlainStepper, readAttributes } from './stepper.mjs';

/** A plain island without a schema: it reads its attributes itself, as those of the other systems do. */
export const mountKind = (host) => mountPlainStepper(host, readAttributes(host));
