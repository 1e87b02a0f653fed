import { createElement, props as kit, react, useEffect, useState } from 'archipel/authoring';
import { createStepper } from './stepper.mjs';

export const props = kit.object({
  label: kit.text('What is counted.'),
  step: kit.number('How many at a time.'),
  index: kit.number('Its place on the page.'),
});

export const mountKind = react(createStepper({ createElement, useEffect, useState }));
