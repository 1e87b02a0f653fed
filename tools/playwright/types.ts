import type { renderFixturePage } from '../fixtures/render-page.ts';

/** The query of a fixture page. */
export type FixtureQuery = Parameters<typeof renderFixturePage>[1];

export type Culture = NonNullable<FixtureQuery['culture']>;
export type Flavour = NonNullable<FixtureQuery['flavour']>;
