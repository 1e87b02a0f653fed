/** SVG paths by network, drawn as strokes on 24 × 24; none is a trademark's own file. */
const DRAWINGS: Readonly<Record<string, string>> = {
  facebook: 'M15 4h-2a4 4 0 0 0-4 4v12M6 12h8',
  x: 'M5 4l14 16M19 4L5 20',
  linkedin: 'M6 10v9M6 5.5v.5M11 19v-9M11 14a4 4 0 0 1 8 0v5',
  pinterest: 'M10 21l3-12M8.5 14a5 5 0 1 1 4.5 2.5c-1.5-.3-2.2-1-2.2-1',
  whatsapp: 'M4 20l1.3-4A8 8 0 1 1 8 18.7L4 20zM9 9.5c.5 3 2.5 5 5.5 5.5',
  bluesky:
    'M12 11C10 7 7 5 5 5c-1 5 1 7 4 7-3 .5-4 2-2 4 3 2.5 4-1 5-3 1 2 2 5.5 5 3 2-2 1-3.5-2-4 3 0 5-2 4-7-2 0-5 2-7 6z',
  email: 'M3 6h18v12H3zM3 7l9 7 9-7',
  copy: 'M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1',
  native: 'M12 15V4M8 8l4-4 4 4M6 12v8h12v-8',
};

/** A network's icon; the text next to it names the network. */
export const ShareIcon = ({ name }: { name: string }) => (
  <svg className="ar-icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false">
    <path d={DRAWINGS[name]} />
  </svg>
);
