import { mountPlainStepper, readAttributes } from './stepper.mjs';

/** Mounts a plain island without a schema: it reads its attributes itself, as in the other systems. */
export const mountKind = (host) => mountPlainStepper(host, readAttributes(host));
