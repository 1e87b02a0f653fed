import { nullish, number as numeric, object as shape, string, union, type InferOutput } from 'valibot';
import { choice, json, number, object, optional, text, url } from '#kit/props.ts';
import { rows } from '#stores/rows.ts';

/** A coordinate; databases write null for an unknown one, and the marker is omitted. */
const degrees = nullish(union([numeric(), string()]));

/** A marker with the property names of the specification (MAP-01). */
const writtenMarker = shape({
  coors: shape({ lat: degrees, lng: degrees }),
  title: string(),
  icon: nullish(string()),
  id: nullish(union([numeric(), string()])),
  content: nullish(string()),
});

export type WrittenMarker = InferOutput<typeof writtenMarker>;

export const props = object({
  markers: json(rows('the markers', writtenMarker)),
  zoom: optional(number({ min: 1, max: 19 }), 13),
  label: optional(text()),
  provider: optional(choice('leaflet', 'google')),
  tileUrl: optional(url()),
});

export type Props = InferOutput<typeof props>;
