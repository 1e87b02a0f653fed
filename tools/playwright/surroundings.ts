import type { Page } from '@playwright/test';
import type { Catalogue } from '../cli/catalogue-types.ts';
import type { Exchange } from '../mocks/exchange-types.ts';
import type { Expected } from './after-test.ts';
import type { Journal } from './journal.ts';
import type { ArchipelOptions } from './options.ts';
import type { KitServer } from './server.ts';

/** Everything that a test’s kit works with. */
export interface Surroundings {
  readonly page: Page;
  readonly server: Pick<KitServer, 'origin' | 'listOpen'>;
  readonly catalogue: Catalogue;
  /** Ids of the calls of the API. */
  readonly calls: readonly string[];
  readonly exchange: Exchange;
  readonly journal: Journal;
  readonly options: ArchipelOptions;
  /** HTML of the site’s page, where `options.template` names one. */
  readonly template: string | undefined;
  readonly expected: Expected;
  /** Whether the browser runs scripts: `javaScriptEnabled` of the test. */
  readonly hasScripts: boolean;
}
