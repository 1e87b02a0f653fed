import { variants } from '../assortment/index.ts';
import type { Db } from './database.ts';

/** A company's own number for an article. */
export interface Reference {
  readonly variantId: number;
  readonly sku: string;
}

/** Result of a change of a number. */
export type ReferenceChange = 'saved' | 'empty' | 'taken' | 'not-found';

export type References = ReturnType<typeof referenceTable>;

export const referencePageSize = 10;
const longestReference = 40;
const seededReferences = 64;

const bare = (text: string): string => text.replace(/[\s./_-]/g, '').toLowerCase();

export function referenceTable(db: Db) {
  const ofUser = db.prepare(
    'select variant_id as variantId, sku from customer_references where user_id = ? order by sku',
  );
  const change = db.prepare('update customer_references set sku = ? where user_id = ? and variant_id = ?');
  const insert = db.prepare('insert into customer_references values (?, ?, ?)');

  function find(userId: string | undefined, q: string): Reference[] {
    const all = userId === undefined ? [] : (ofUser.all(userId) as Reference[]);
    return all.filter(({ sku }) => bare(sku).includes(bare(q)));
  }

  return {
    /** Finds all numbers that contain the text, ignoring separators. */
    find,
    /** Finds the one number that equals the text. */
    findExact: (userId: string, q: string): Reference | undefined =>
      find(userId, q).find(({ sku }) => bare(sku) === bare(q)),
    save(userId: string, variantId: number, sku: string): ReferenceChange {
      const wanted = sku.trim().slice(0, longestReference);
      if (wanted === '') return 'empty';
      const others = find(userId, wanted).filter((entry) => entry.variantId !== variantId);
      if (others.some((entry) => bare(entry.sku) === bare(wanted))) return 'taken';
      return change.run(wanted, userId, variantId).changes > 0 ? 'saved' : 'not-found';
    },
    /** Inserts the numbers of a company that has ordered for years. */
    seed(userId: string, prefix: string): void {
      variants.slice(0, seededReferences).forEach(({ id }, index) => {
        const [group, place] = [1000 + Math.floor(index / 8) * 10, String((index % 8) + 1).padStart(2, '0')];
        insert.run(userId, id, `${prefix}-${group}-${place}`);
      });
    },
  };
}
