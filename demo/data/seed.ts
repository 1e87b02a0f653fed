import { variants } from '../assortment/index.ts';
import type { Variant } from '../assortment/model.ts';
import { noise } from '../rules/noise.ts';
import type { Db } from './database.ts';
import { warehouses } from './stock.ts';

/** Most variants are well stocked, one in eleven is sold out, one in nine nearly so. */
export function seedStock(db: Db): void {
  const insert = db.prepare('insert into stock (variant_id, warehouse, quantity) values (?, ?, ?)');
  db.transaction(() => {
    for (const variant of variants) {
      const total = initialStock(variant);
      const inShop = Math.floor(total / 4);
      insert.run(variant.id, warehouses[0].code, total - inShop);
      insert.run(variant.id, warehouses[1].code, inShop);
    }
  })();
}

function initialStock({ sku }: Variant): number {
  const draw = noise(sku);
  const plenty = 12 + Math.floor(noise(`${sku} many`) * 90);
  // The first variant of a product is the one that its page opens with: always well stocked.
  if (sku.endsWith('-01')) return plenty;
  if (draw < 1 / 11) return 0;
  return draw > 8 / 9 ? 2 + Math.floor(noise(`${sku} few`) * 4) : plenty;
}
