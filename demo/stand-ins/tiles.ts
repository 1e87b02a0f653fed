import type { Hono } from 'hono';
import type { Env } from '../http/env.ts';
import { staticFolder } from '../http/static-files.ts';

/*
 * Stand-in for a map's tile server, with tiles drawn here. Its address has the usual form (`/{z}/{x}/{y}`),
 * so a site only sets another one in config `map.tiles`.
 */

const SIDE = 256;

/** Returns a number from 0 to 1, always the same for a place. */
function noiseOf(x: number, y: number, salt: number): number {
  const value = Math.sin(x * 127.1 + y * 311.7 + salt * 74.7) * 43_758.5453;
  return value - Math.floor(value);
}

/** Returns where a road crosses the edge between two tiles, the same for both. */
const crossing = (x: number, y: number, salt: number): number => Math.round(48 + noiseOf(x, y, salt) * 160);

function roads(x: number, y: number): string {
  const [left, right] = [crossing(x, y, 1), crossing(x + 1, y, 1)];
  const [top, bottom] = [crossing(x, y, 2), crossing(x, y + 1, 2)];
  const across = `M0 ${left}C90 ${left} 166 ${right} ${SIDE} ${right}`;
  const down = `M${top} 0C${top} 90 ${bottom} 166 ${bottom} ${SIDE}`;
  return `<path d="${across}${down}" fill="none" stroke="#cfc4b2" stroke-width="9"/>
<path d="${across}${down}" fill="none" stroke="#fffdf8" stroke-width="6"/>`;
}

function grounds(x: number, y: number): string {
  if (noiseOf(x, y, 3) < 0.55) return '';
  const [cx, cy] = [64 + noiseOf(x, y, 4) * 128, 64 + noiseOf(x, y, 5) * 128];
  const colour = noiseOf(x, y, 6) < 0.3 ? '#bcd3dd' : '#d3dfc4';
  return `<ellipse cx="${cx.toFixed()}" cy="${cy.toFixed()}" rx="52" ry="38" fill="${colour}"/>`;
}

const drawTile = (x: number, y: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}" viewBox="0 0 ${SIDE} ${SIDE}">
<rect width="${SIDE}" height="${SIDE}" fill="#efe9dd"/>${grounds(x, y)}${roads(x, y)}</svg>`;

/** Routes of the map tiles, and of the stand-in for Google's script. */
export function tileStandIns(app: Hono<Env>): void {
  const files = staticFolder('demo/stand-ins/maps');
  app.get('/stand-ins/maps/:name', (c) => files(c, c.req.param('name')));
  app.get('/stand-ins/tiles/:z{[0-9]+}/:x{-?[0-9]+}/:file{-?[0-9]+\\.svg}', (c) => {
    c.header('Content-Type', 'image/svg+xml');
    c.header('Cache-Control', 'public, max-age=86400');
    return c.body(drawTile(Number(c.req.param('x')), Number.parseInt(c.req.param('file'), 10)));
  });
}
