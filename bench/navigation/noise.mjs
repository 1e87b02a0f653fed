import { CONTROL } from './systems.mjs';

const percent = (ratio) => Math.abs(ratio - 1) * 100;

/**
 * Describes how much a system differs from itself in a run: the largest difference of all cases.
 *
 * @param rows All rows of the run.
 * @returns A sentence, or nothing for a run without the control.
 */
export function describeNoise(rows) {
  const largest = (metric) =>
    Math.max(
      ...rows
        .filter((row) => row.system === CONTROL && row.metric === metric)
        .map(({ ratio }) => percent(ratio)),
    );
  const [work, frame] = ['main thread', 'next frame'].map(largest);
  if (work < 0) return [];
  return [
    `Noise: raw, measured a second time, differs from itself by up to ${work.toFixed(1)} % in its main thread and ${frame.toFixed(1)} % in its next frame.`,
  ];
}
