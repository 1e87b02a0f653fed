import { afterEach, beforeEach, expect, test } from 'vitest';
import { safeParse } from 'valibot';
import { chooseOne } from '../../../islands/kit/map/use-selection.ts';
import { props } from '../../../islands/map/props.ts';
import { readMarkers } from '../../../islands/map/read-markers.ts';
import { watchConsole, type WatchedConsole } from '../../support/console.ts';
import { leavePage } from '../../support/islands.ts';

let watched: WatchedConsole;
beforeEach(() => (watched = watchConsole()));
afterEach(leavePage);

const AT = { lat: 50.46, lng: 4.87 };

test('a marker is read as the specification writes it; icon, id and content may be left out [MAP-01]', () => {
  const markers = [
    { coors: AT, title: 'Namur', icon: '/pin.webp', id: 7, content: '<b>Namur</b>' },
    { coors: { lat: '50,46', lng: ' 4.87 ' }, title: 'Jambes' },
  ];
  const parsed = safeParse(props, { markers: JSON.stringify(markers) });
  expect(parsed.success && parsed.output.zoom).toBe(13);
  expect(parsed.success && readMarkers(parsed.output.markers)).toEqual([
    { id: '7', title: 'Namur', icon: '/pin.webp', content: '<b>Namur</b>', ...AT },
    { id: '1', title: 'Jambes', icon: undefined, content: undefined, ...AT },
  ]);
});

test.each([
  [{ lat: 95, lng: 4 }],
  [{ lat: 50, lng: 181 }],
  [{ lat: '', lng: 4 }],
  [{ lat: 50.7, lng: null }],
  [{ lat: 50.7 }],
  [{ lat: 'north', lng: 'east' }],
])('a marker at %o is left out, and told; the others stay [MAP-01]', (coors) => {
  const title = `Lost at ${JSON.stringify(coors)}`;
  expect(
    readMarkers([
      { coors, title },
      { coors: AT, title: 'Namur' },
    ]),
  ).toMatchObject([{ title: 'Namur' }]);
  expect(watched.warnings().join()).toContain('is not on the map');
});

test('of two markers with one id the first counts, and an icon that is no address is none [MAP-01]', () => {
  const markers = [
    { coors: AT, title: 'One', id: 'a', icon: 'javascript:alert(1)' },
    { coors: AT, title: 'Two', id: 'a' },
  ];
  expect(readMarkers(markers)).toMatchObject([{ title: 'One', icon: undefined }]);
});

test.each([['{"coors":{}}'], ['[{"title":"Namur"}]'], ['[{"coors":{"lat":1,"lng":2}}]']])(
  'markers written as %s are refused with a sentence [MAP-01]',
  (markers) => {
    expect(safeParse(props, { markers }).success).toBe(false);
  },
);

test('a wrong zoom is named beside a wrong provider [MAP-01]', () => {
  const { issues = [] } = safeParse(props, { markers: '[]', zoom: '99', provider: 'goggle' });
  expect(issues.map(({ message }) => message)).toEqual([
    'a number such as 2.5 (a point, no grouping), 1 or more, 19 or less',
    'one of leaflet, google',
  ]);
});

test('list and map choose in turn; what is chosen already, or is not there, changes nothing [PUP-03]', () => {
  const before = { id: 'a', source: 'list' } as const;
  expect(chooseOne(['a', 'b'], before, { id: 'b', source: 'map' })).toEqual({ id: 'b', source: 'map' });
  expect(chooseOne(['a', 'b'], before, { id: 'a', source: 'map' })).toBe(before);
  expect(chooseOne(['a', 'b'], before, { id: 'c', source: 'map' })).toBe(before);
});
