import type { Db } from './database.ts';

/** A chosen pickup point, with the specification's field names. */
export type SavedPickup = Readonly<Record<string, string | number | boolean | null>>;

export type Pickups = ReturnType<typeof pickupTable>;

/** Creates the table of chosen pickup points, and of order drafts from the search without scripts. */
export function pickupTable(db: Db) {
  const find = db.prepare('select point from pickups where session_id = ?');
  const save = db.prepare('insert or replace into pickups values (?, ?)');
  const forget = db.prepare('delete from pickups where session_id = ?');
  const findDraft = db.prepare('select fields from order_drafts where session_id = ?');
  const saveDraft = db.prepare('insert or replace into order_drafts values (?, ?)');
  const forgetDraft = db.prepare('delete from order_drafts where session_id = ?');

  return {
    of(sessionId: string): SavedPickup | undefined {
      const row = find.get(sessionId) as { point: string } | undefined;
      return row && (JSON.parse(row.point) as SavedPickup);
    },
    save: (sessionId: string, point: SavedPickup) => void save.run(sessionId, JSON.stringify(point)),
    /** Deletes both once the order is placed. */
    clear(sessionId: string): void {
      forget.run(sessionId);
      forgetDraft.run(sessionId);
    },
    draftOf(sessionId: string): Partial<Record<string, string>> | undefined {
      const row = findDraft.get(sessionId) as { fields: string } | undefined;
      return row && (JSON.parse(row.fields) as Record<string, string>);
    },
    saveDraft: (sessionId: string, fields: Partial<Record<string, string>>) =>
      void saveDraft.run(sessionId, JSON.stringify(fields)),
  };
}
