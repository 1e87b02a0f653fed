import { createElement, useEffect, useState } from 'react';
import { createStepper } from './stepper.mjs';

export const Stepper = createStepper({ createElement, useEffect, useState });
