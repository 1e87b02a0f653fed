import type { Culture } from '../culture.ts';

/** A folder of the media library at the start of the demo. */
export interface SeedFolder {
  readonly id: number;
  readonly parentId: number | null;
  readonly name: Readonly<Record<Culture, string>>;
}

/** Subject of a picture. */
export type MediaKind =
  | 'bowl'
  | 'cup'
  | 'plate'
  | 'vase'
  | 'teapot'
  | 'glass'
  | 'linen'
  | 'lamp'
  | 'workshop'
  | 'spring'
  | 'summer'
  | 'autumn'
  | 'winter'
  | 'table'
  | 'portrait'
  | 'pattern'
  | 'logo'
  | 'colours'
  | 'document';

/** A file of the media library at the start of the demo. */
export interface SeedAsset {
  readonly folderId: number;
  readonly kind: MediaKind;
  /** Distinguishes files of one kind. */
  readonly number: number;
  readonly name: string;
}

export const rootFolderId = 1;

type Row = readonly [id: number, parentId: number | null, fr: string, nl: string];

const rows: readonly Row[] = [
  [1, null, 'Médiathèque', 'Mediatheek'],
  [2, 1, 'Produits', 'Producten'],
  [3, 2, 'Bols', 'Kommen'],
  [4, 2, 'Tasses', 'Koppen'],
  [5, 2, 'Assiettes', 'Borden'],
  [6, 2, 'Vases', 'Vazen'],
  [7, 2, 'Théières', 'Theepotten'],
  [8, 2, 'Verres', 'Glazen'],
  [9, 2, 'Linge de table', 'Tafellinnen'],
  [10, 2, 'Luminaires', 'Lampen'],
  [11, 1, 'Ateliers', 'Ateliers'],
  [12, 11, 'Namur', 'Namen'],
  [13, 11, 'Gand', 'Gent'],
  [14, 11, 'Liège', 'Luik'],
  [15, 11, 'Anvers', 'Antwerpen'],
  [16, 11, 'Bruges', 'Brugge'],
  [17, 1, 'Saisons', 'Seizoenen'],
  [18, 17, 'Printemps', 'Lente'],
  [19, 17, 'Été', 'Zomer'],
  [20, 17, 'Automne', 'Herfst'],
  [21, 17, 'Hiver', 'Winter'],
  [22, 17, 'Fêtes 🎄', 'Feestdagen 🎄'],
  [23, 1, 'Journal', 'Magazine'],
  [24, 23, '2025', '2025'],
  [25, 23, '2026', '2026'],
  [26, 25, 'Portraits', 'Portretten'],
  [27, 25, 'Recettes', 'Recepten'],
  [28, 25, 'Coulisses', 'Achter de schermen'],
  [29, 1, 'Campagnes', 'Campagnes'],
  [30, 29, 'Réseaux sociaux', 'Sociale media'],
  [31, 29, 'Lettre d’information', 'Nieuwsbrief'],
  [32, 29, 'Salons', 'Beurzen'],
  [33, 1, 'Marque', 'Merk'],
  [34, 33, 'Logos', 'Logo’s'],
  [35, 33, 'Motifs', 'Patronen'],
  [36, 33, 'Émaux', 'Glazuren'],
  [37, 1, 'Documents', 'Documenten'],
  [38, 37, 'Tarifs', 'Prijslijsten'],
  [39, 37, 'Notices', 'Handleidingen'],
  [40, 1, 'À trier', 'Te sorteren'],
];

export const seedFolders: readonly SeedFolder[] = rows.map(([id, parentId, fr, nl]) => ({
  id,
  parentId,
  name: { fr, nl },
}));

/** Number of files of each kind in each folder, and the beginning of their names. */
const contents: readonly (readonly [folderId: number, kind: MediaKind, count: number, name: string])[] = [
  [1, 'table', 4, 'table-dressee'],
  [3, 'bowl', 14, 'bol'],
  [4, 'cup', 14, 'tasse'],
  [5, 'plate', 10, 'assiette'],
  [6, 'vase', 14, 'vase'],
  [7, 'teapot', 10, 'theiere'],
  [8, 'glass', 12, 'verre'],
  [9, 'linen', 12, 'nappe'],
  [10, 'lamp', 12, 'suspension'],
  [12, 'workshop', 10, 'namur-etageres'],
  [13, 'workshop', 10, 'gent-rekken'],
  [14, 'workshop', 10, 'liege-etageres'],
  [15, 'workshop', 10, 'antwerpen-rekken'],
  [16, 'workshop', 10, 'brugge-rekken'],
  [18, 'spring', 11, 'printemps'],
  [19, 'summer', 11, 'ete'],
  [20, 'autumn', 11, 'automne'],
  [21, 'winter', 11, 'hiver'],
  [22, 'winter', 8, 'sapin 🎄 <neige> & «fête»'],
  [24, 'table', 8, 'journal-2025'],
  [25, 'table', 8, 'journal-2026'],
  [26, 'portrait', 9, 'portrait'],
  [27, 'table', 8, 'recette'],
  [28, 'workshop', 7, 'coulisses'],
  [30, 'pattern', 8, 'carre'],
  [31, 'pattern', 6, 'lettre'],
  [32, 'workshop', 6, 'salon'],
  [34, 'logo', 6, 'marque'],
  [35, 'pattern', 10, 'motif'],
  [36, 'colours', 8, 'emaux'],
  [38, 'document', 6, 'tarifs'],
  [39, 'document', 6, 'notice'],
];

const two = (value: number) => String(value).padStart(2, '0');

const isDocument = (kind: MediaKind) => kind === 'document';

/** Files of the library, 300 in all; the folder of unsorted files is empty. */
export const seedAssets: readonly SeedAsset[] = contents.flatMap(([folderId, kind, count, base]) =>
  Array.from({ length: count }, (_, index) => ({
    folderId,
    kind,
    number: folderId * 100 + index + 1,
    name: `${base}-${two(index + 1)}.${isDocument(kind) ? 'pdf' : 'webp'}`,
  })),
);
