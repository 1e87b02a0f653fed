import { useState } from 'react';
import { ArchipelError } from '#runtime/page/archipel-error.ts';
import { useIsland } from '#runtime/islands/react.tsx';
import { findStrip, type Strip } from './find-strip.ts';

/**
 * Returns the strip that the server wrote into the island.
 *
 * @throws {ArchipelError} When there is no strip.
 */
export function useServerStrip(): Strip {
  const { host, name } = useIsland();
  const [strip] = useState(() => findStrip(host));
  if (strip) return strip;
  throw new ArchipelError({
    what: `The island "${name}" holds no strip of slides.`,
    why: 'It moves the list that the server wrote, and draws none of its own.',
    how: 'Write <div data-viewport><ul><li>…</li></ul></div> directly into it.',
  });
}
