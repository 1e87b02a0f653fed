import type { Hono } from 'hono';
import { assetCalls } from '../api/assets.ts';
import { folderCalls } from '../api/folders.ts';
import type { Env } from '../http/env.ts';
import type { Shop } from '../shop.ts';
import { articleRoutes } from './article-form.ts';
import { assetPages } from './assets.ts';
import { mediaForms } from './media-forms.ts';
import { mediaRoutes } from './media.ts';

/** Routes of uploads and crops, and of the editors' area: the media library, and an article. */
export function editorRoutes(app: Hono<Env>, shop: Shop): void {
  assetCalls(app, shop);
  assetPages(app, shop);
  folderCalls(app, shop);
  mediaRoutes(app, shop);
  mediaForms(app, shop);
  articleRoutes(app, shop);
}
