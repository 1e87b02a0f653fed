import { createPdf } from '../media/pdf.ts';
import { isPictureKind } from '../media/draw.ts';
import { seedAssets, type SeedAsset } from '../media/library.ts';
import { pictureHref } from '../media/picture-file.ts';
import { pictureSize } from '../media/still-lifes.ts';
import { hashPassword } from '../rules/passwords.ts';
import type { Assets, NewAsset } from './assets.ts';
import type { Editors } from './editors.ts';
import type { Folders } from './folders.ts';
import { demoPassword } from './seed.ts';
import type { Users } from './users.ts';

/** Editor of the demo; the login page shows the address and the password. */
export const editorEmail = 'editor@example.com';

interface Tables {
  readonly users: Users;
  readonly editors: Editors;
  readonly folders: Folders;
  readonly assets: Assets;
}

function toAsset({ folderId, kind, number, name }: SeedAsset): NewAsset {
  const base = { folderId, name, isPermanent: true };
  if (isPictureKind(kind)) {
    const picture = { isImage: true, type: 'image/webp', ...pictureSize };
    return { ...base, ...picture, size: 0, address: pictureHref(kind, number) };
  }
  const body = createPdf(`Îlot · ${name}`, ['Document de démonstration', 'Demonstratiedocument']);
  const file = { isImage: false, type: 'application/pdf', width: 0, height: 0, size: body.length };
  return { ...base, ...file, content: { body, thumbnail: null } };
}

function seedEditor({ users, editors }: Tables): void {
  const id = users.add({
    email: editorEmail,
    passwordHash: hashPassword(demoPassword),
    firstName: 'Élise',
    lastName: 'Maes',
    phone: '',
    language: 'fr',
    wantsNewsletter: false,
    company: '',
    vatNumber: '',
  });
  if (id) editors.add(id);
}

/** Seeds an editor, 40 folders, and 300 files in them. */
export function seedMedia(tables: Tables): void {
  seedEditor(tables);
  tables.folders.seed();
  tables.assets.addAll(seedAssets.map(toAsset));
}
