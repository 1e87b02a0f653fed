import type { Hono } from 'hono';
import type { Ctx, Env } from '../http/env.ts';
import { distanceBetween, towns, townsLike } from './towns.ts';
import type { Town } from './towns.ts';

/*
 * Stand-in for a geocoder with Photon's protocol: `api` finds places, `reverse` names the place at a point.
 * A site forwards requests to its own Photon, and sets that address as config `map.geocoder`.
 */

const streets = ['Rue des Potiers', 'Grand-Place', 'Rue de la Gare'];

const featureOf = ({ lat, lng, country }: Town, properties: Record<string, string>) => ({
  type: 'Feature',
  geometry: { type: 'Point', coordinates: [lng, lat] },
  properties: { countrycode: country, ...properties },
});

const collection = (features: object[]) => ({ type: 'FeatureCollection', features });

function find(c: Ctx) {
  const text = c.req.query('q') ?? '';
  const found = townsLike(text, c.req.query('countrycode') ?? '');
  const street = streets.find((one) => text.toLowerCase().includes(one.toLowerCase().slice(0, 8)));
  const limit = Number(c.req.query('limit')) || 15;
  // Streets have no postal code, as many in OpenStreetMap.
  const features = found.map((one) =>
    street
      ? featureOf(one, { name: street, street, city: one.name, type: 'street' })
      : featureOf(one, { name: one.name, postcode: one.postalCode, type: 'city' }),
  );
  return collection(features.slice(0, limit));
}

function reverse(c: Ctx) {
  const here = { lat: Number(c.req.query('lat')), lng: Number(c.req.query('lon')) };
  const [nearest] = towns.toSorted((a, b) => distanceBetween(a, here) - distanceBetween(b, here));
  const { name, postalCode } = nearest!;
  return collection([featureOf(nearest!, { name, city: name, postcode: postalCode, type: 'city' })]);
}

export function geocoderStandIns(app: Hono<Env>): void {
  app.get('/stand-ins/geocoder/api', (c) => c.json(find(c)));
  app.get('/stand-ins/geocoder/reverse', (c) => c.json(reverse(c)));
}
