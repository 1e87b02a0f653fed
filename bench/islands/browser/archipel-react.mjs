import { createElement, props as kit, react, useEffect, useState } from 'archipel/authoring';
import { createStepper } from './stepper.mjs';

export const props = kit.object({
  label: kit.text(),
  step: kit.number(),
  index: kit.number(),
});

export const mountKind = react(createStepper({ createElement, useEffect, useState }));
