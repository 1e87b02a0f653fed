import type { AboutTopic } from './about-page.ts';
import { aboutConsent, aboutDocument, aboutLinks } from './document.ts';
import { aboutHosts, aboutPanels } from './islands.ts';
import { aboutDialogs, aboutUpdates } from './updates.ts';
import { aboutFields } from './validation.ts';

export { aboutGroups, aboutSettings } from './settings.ts';

/**
 * Attributes that a page writes and that are no island's props, by topic, for islands.json and the tables of
 * docs/contract.md. Pages load none of this.
 */
export const aboutPage: Readonly<Record<string, AboutTopic>> = {
  document: aboutDocument,
  links: aboutLinks,
  dialogs: aboutDialogs,
  updates: aboutUpdates,
  hosts: aboutHosts,
  panels: aboutPanels,
  fields: aboutFields,
  consent: aboutConsent,
};
