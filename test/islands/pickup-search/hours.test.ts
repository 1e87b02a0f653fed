import { expect, test } from 'vitest';
import { formatDay, formatMinute, openStateAt, parseHours } from '../../../islands/pickup-search/hours.ts';

/** Prints the week, Monday first: `?` is unknown, `-` is closed. */
function weekOf(text: string, culture = 'fr') {
  const { days } = parseHours(text, culture);
  const clock = (minute: number) => `${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, '0')}`;
  return [1, 2, 3, 4, 5, 6, 0].map((day) => {
    const spans = days.get(day);
    if (!spans) return '?';
    return spans.map(([from, to]) => `${clock(from)}-${clock(to)}`).join(' ') || '-';
  });
}

const week = (weekdays: string, saturday: string, sunday: string) => [
  ...Array.from({ length: 5 }, () => weekdays),
  saturday,
  sunday,
];

test.each([
  [
    'lun-ven: 09:00-12:30, 13:30-18:00; sam: 9h-12h; dim: fermé',
    'fr',
    week('9:00-12:30 13:30-18:00', '9:00-12:00', '-'),
  ],
  ['du lundi au vendredi 8.30 à 17.00;samedi, dimanche fermé', 'fr', week('8:30-17:00', '-', '-')],
  ['ma t/m vr 9:00 - 18:00; za 10u tot 17u; zo gesloten', 'nl', week('9:00-18:00', '10:00-17:00', '-')],
  ['Mo-Fr 0900-1800;Sa 0900-1230;Su closed', 'en', week('9:00-18:00', '9:00-12:30', '-')],
  ['Mon-Fri: 9am-5:30pm; Sat/Sun: 10am - 2pm', 'fr', week('9:00-17:30', '10:00-14:00', '10:00-14:00')],
  ['lun-dim: 24h/24', 'fr', week('0:00-24:00', '0:00-24:00', '0:00-24:00')],
  ['ven-lun: 10h-11h', 'fr', ['10:00-11:00', '?', '?', '?', '10:00-11:00', '10:00-11:00', '10:00-11:00']],
  ['ma 9:00-10:00', 'fr', ['?', '9:00-10:00', '?', '?', '?', '?', '?']],
  ['ma 9:00-10:00', 'nl', ['9:00-10:00', '?', '?', '?', '?', '?', '?']],
  ['ven 18:00-02:00', 'fr', ['?', '?', '?', '?', '18:00-26:00', '?', '?']],
  ['lun 9:00-12:00; lun 14:00-18:00', 'fr', ['9:00-12:00 14:00-18:00', '?', '?', '?', '?', '?', '?']],
  ['9-18;9-18;9-18;9-18;9-18;9-12;fermé', 'fr', week('9:00-18:00', '9:00-12:00', '-')],
])('the hours "%s" are read [PUP-07]', (text, culture, expected) => {
  expect(weekOf(text, culture)).toEqual(expected);
});

test.each([
  'Ouvert selon la saison',
  '9:00-18:00',
  'lun: 99:00-10:00',
  'lun: bientôt',
  'jours fériés: 9h-12h',
])('what is in another form, "%s", is kept as it is written [PUP-07]', (text) => {
  const { days, remarks } = parseHours(`${text}; ;`, 'fr');
  expect(days.size).toBe(0);
  expect(remarks).toEqual([text]);
});

test('a segment that is not understood costs no other one [PUP-07]', () => {
  const { days, remarks } = parseHours('lun 9h-12h; sur rendez-vous', 'fr');
  expect([...days.keys()]).toEqual([1]);
  expect(remarks).toEqual(['sur rendez-vous']);
});

// 23 November 2026 is a Monday.
const at = (day: number, time: string) => new Date(`2026-11-${day}T${time}:00`);

test.each([
  [at(23, '09:30'), { kind: 'open', until: 720 }],
  [at(23, '12:00'), { kind: 'later', from: 810 }],
  [at(23, '08:00'), { kind: 'later', from: 540 }],
  [at(23, '19:00'), { kind: 'closed' }],
  [at(24, '10:00'), { kind: 'closed' }],
  [at(25, '10:00'), { kind: 'unknown' }],
  [at(27, '23:00'), { kind: 'open', until: 1560 }],
  [at(28, '01:00'), { kind: 'open', until: 120 }],
  [at(28, '02:00'), { kind: 'unknown' }],
])('at %s the point is as its hours say, over midnight, too [PUP-07]', (now, expected) => {
  const hours = parseHours('lun 9:00-12:00, 13:30-18:00; mar fermé; ven 20:00-02:00', 'fr');
  expect(openStateAt(hours, now)).toEqual(expected);
});

test('days and hours are written in the language of the page [PUP-07]', () => {
  expect([formatDay(1, 'fr'), formatDay(1, 'nl'), formatDay(0, 'fr')]).toEqual([
    'lundi',
    'maandag',
    'dimanche',
  ]);
  expect(['fr', 'nl-BE', 'de'].map((culture) => formatMinute(570, culture))).toEqual([
    '9\u00a0h\u00a030',
    '9.30',
    '09:30',
  ]);
  expect(['fr', 'nl', 'de'].map((culture) => formatMinute(1440, culture))).toEqual([
    '24\u00a0h',
    '24',
    '00:00',
  ]);
  expect([formatMinute(1500, 'fr'), formatMinute(1080, 'nl')]).toEqual(['1\u00a0h', '18']);
});
