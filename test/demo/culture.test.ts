import { describe, expect, it } from 'vitest';
import { cultureOfPath, inCulture, preferredCulture } from '../../demo/culture.ts';
import { fill, plural, texts } from '../../demo/texts/index.ts';

describe('the culture', () => {
  it('is the best known language of the browser', () => {
    expect(preferredCulture('de-DE,nl-BE;q=0.8,fr;q=0.9')).toBe('fr');
    expect(preferredCulture('nl-BE,fr;q=0.9')).toBe('nl');
    expect(preferredCulture(undefined)).toBe('fr');
  });

  it('is the first segment of a path', () => {
    expect(cultureOfPath('/nl/catalog')).toBe('nl');
    expect(cultureOfPath('/nlx')).toBeUndefined();
  });

  it('changes that segment only', () => {
    expect(inCulture('/fr/catalog/fr', 'nl')).toBe('/nl/catalog/fr');
    expect(inCulture('/styleguide/', 'nl')).toBe('/styleguide/');
  });
});

describe('texts', () => {
  it('are filled in, in any order', () => {
    expect(fill('{1} of {0}', 'a', 'b')).toBe('b of a');
  });

  it('count as each language does', () => {
    const { results } = texts.fr.catalogue;
    expect(plural(results, 0, 'fr')).toBe('0 produit');
    expect(plural(texts.nl.catalogue.results, 0, 'nl')).toBe('0 producten');
  });
});
