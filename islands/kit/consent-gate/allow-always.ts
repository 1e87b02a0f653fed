import { report } from '#runtime';
import { getConsent, type ConsentCategory } from '#stores/consent';

const NOTHING = { preferences: false, statistics: false, marketing: false };

async function save(category: ConsentCategory): Promise<void> {
  const { saveConsent } = await import('#stores/consent/save.ts');
  saveConsent({ ...NOTHING, ...getConsent(), [category]: true });
}

/**
 * Saves that a visitor allows a category from now on; the other choices stay.
 *
 * @param category The allowed category.
 */
export const allowAlways = (category: ConsentCategory): void =>
  void save(category).catch((thrown: unknown) => report(thrown));
