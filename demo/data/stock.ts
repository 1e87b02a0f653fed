import type { LocalizedText } from '../culture.ts';
import type { Db } from './database.ts';

interface Warehouse {
  readonly code: string;
  readonly name: LocalizedText;
}

export const warehouses = [
  { code: 'namur', name: { fr: 'Entrepôt de Namur', nl: 'Magazijn Namen' } },
  { code: 'shop', name: { fr: 'Boutique de Namur', nl: 'Winkel Namen' } },
  { code: 'antwerp', name: { fr: 'Comptoir d’Anvers', nl: 'Afhaalpunt Antwerpen' } },
] as const satisfies readonly Warehouse[];

export interface WarehouseStock {
  readonly name: LocalizedText;
  readonly quantity: number;
}

export type Stock = ReturnType<typeof stockTable>;

export function stockTable(db: Db) {
  const total = db.prepare('select coalesce(sum(quantity), 0) as quantity from stock where variant_id = ?');
  const rows = db.prepare('select warehouse, quantity from stock where variant_id = ?');
  const inStock = db.prepare(
    'select variant_id as id from stock group by variant_id having sum(quantity) > 0',
  );
  const take = db.prepare('update stock set quantity = quantity - ? where variant_id = ? and warehouse = ?');

  const of = (variantId: number) => (total.get(variantId) as { quantity: number }).quantity;

  /** Returns the stock by warehouse: of all warehouses, or of those with pieces. */
  function byWarehouse(variantId: number, isAll: boolean): WarehouseStock[] {
    const found = rows.all(variantId) as { warehouse: string; quantity: number }[];
    const list = warehouses.map(({ code, name }) => ({
      name,
      quantity: found.find((row) => row.warehouse === code)?.quantity ?? 0,
    }));
    return list.filter(({ quantity }) => isAll || quantity > 0);
  }

  /** Takes pieces from one warehouse after the other; the caller has checked the total. */
  function remove(variantId: number, quantity: number): void {
    let left = quantity;
    for (const { warehouse, quantity: there } of rows.all(variantId) as {
      warehouse: string;
      quantity: number;
    }[]) {
      const taken = Math.min(left, there);
      take.run(taken, variantId, warehouse);
      left -= taken;
    }
  }

  /** Returns unsold pieces to the stock. */
  const add = (variantId: number, quantity: number): void =>
    void take.run(-quantity, variantId, warehouses[0].code);

  const availableIds = () => new Set((inStock.all() as { id: number }[]).map((row) => row.id));

  return { of, byWarehouse, remove, add, availableIds };
}
