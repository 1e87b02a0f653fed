import type { Db } from './database.ts';

/** Texts of an editor's article, and the ids of its files. */
export interface Article {
  readonly title: string;
  readonly lead: string;
  readonly body: string;
  readonly Cover: readonly string[];
  readonly Leaflet: readonly string[];
  readonly Gallery: readonly string[];
}

/** Fields of an article that contain files. */
export const fileFields = ['Cover', 'Leaflet', 'Gallery'] as const;
export type FileField = (typeof fileFields)[number];

const blank: Article = { title: '', lead: '', body: '', Cover: [], Leaflet: [], Gallery: [] };

export type Articles = ReturnType<typeof articleTable>;

/** Creates the table of articles: one for each editor's session, so that editors don't disturb each other. */
export function articleTable(db: Db) {
  const byId = db.prepare('select fields from articles where session_id = ?');
  const write = db.prepare(
    'insert into articles values (?, ?) on conflict (session_id) do update set fields = excluded.fields',
  );
  return {
    of(sessionId: string): Article {
      const row = byId.get(sessionId) as { fields: string } | undefined;
      return row ? { ...blank, ...(JSON.parse(row.fields) as Partial<Article>) } : blank;
    },
    save: (sessionId: string, article: Article) => void write.run(sessionId, JSON.stringify(article)),
  };
}
