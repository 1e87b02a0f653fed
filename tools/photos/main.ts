import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import sharp from 'sharp';
import { mastersFile } from '../../demo/photos/masters.ts';
import { readTar } from '../../demo/photos/tar.ts';
import { drawMaster, listPhotos } from './masters.ts';
import { writeTar } from './write-tar.ts';

const quality = 78;
const reportEvery = 20;

const existing = process.argv.includes('--all')
  ? new Map<string, Buffer>()
  : readTar(readFileSync(mastersFile));
const masters = listPhotos().map((photo) => ({ photo, name: drawMaster(photo).name }));
const changed = masters.filter(({ name }) => !existing.has(name));
const rendered = new Map<string, Buffer>();

/** Renders the photos one after another; several calls share the queue. */
async function render(queue: Iterable<(typeof changed)[number]>): Promise<void> {
  for (const { name, photo } of queue) {
    rendered.set(name, await sharp(drawMaster(photo).svg).webp({ quality }).toBuffer());
    if (rendered.size % reportEvery === 0) console.log(`${rendered.size} of ${changed.length}`);
  }
}

console.log(`${changed.length} of ${masters.length} photos are new or have changed.`);
const queue = changed.values();
await Promise.all(Array.from({ length: availableParallelism() }, () => render(queue)));
const files = masters.map(({ name }) => [name, (rendered.get(name) ?? existing.get(name))!] as const);
writeFileSync(mastersFile, writeTar(files));
console.log(`${mastersFile}: ${files.reduce((sum, [, file]) => sum + file.length, 0)} bytes of photos.`);
