import type { AboutPack } from './about-rule.ts';
import { about as core } from './core.ts';
import { about as extra } from './extra.ts';
import { about as more } from './more.ts';
import { about as national } from './national.ts';
import { aboutBank, aboutRemote, aboutTaxid, aboutVat } from './single-packs.ts';

/** Every rule by its pack, for islands.json and the tables of docs/contract.md. Pages load none of this. */
export const about: Readonly<Record<string, AboutPack>> = {
  core,
  more,
  extra,
  national,
  bank: aboutBank,
  vat: aboutVat,
  taxid: aboutTaxid,
  remote: aboutRemote,
};
