import { expect, test } from 'vitest';
import { missingEngines } from '../../../tools/engines.mjs';

test('every engine that these tests render with is installed; "npm run pretest" installs them', () => {
  expect(missingEngines()).toEqual([]);
});
