import { mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'libsql';

export type Db = Database.Database;

const schema = `
  create table stock (variant_id integer, warehouse text, quantity integer, primary key (variant_id, warehouse));
  create table sessions (
    id text primary key, culture text, gift_wraps integer not null default 0, cart_guarded integer not null default 0,
    previous text, ended_at integer, country text);
  create table users (
    id text primary key, email text unique, password_hash text, first_name text, last_name text, phone text,
    language text, newsletter integer, company text not null default '', vat_number text not null default '');
  create table addresses (
    id integer primary key autoincrement, user_id text, type text, account_type text, company text, vat_number text,
    country text, street text, number text, box text, postal_code text, city text, phone text);
  create table session_choices (session_id text primary key, coupon text, currency text, method text, city_id integer);
  create table customer_references (user_id text, variant_id integer, sku text, primary key (user_id, variant_id));
  create table two_factor (
    user_id text primary key, secret text, is_on integer not null default 0, last_used integer not null default 0,
    failures integer not null default 0, failed_at integer not null default 0);
  create table recovery_codes (user_id text, hash text, primary key (user_id, hash));
  create table second_steps (session_id text primary key, user_id text, ends_at integer);
  create table password_resets (hash text primary key, user_id text, ends_at integer, is_used integer);
  create table outbox (id integer primary key autoincrement, session_id text, mail text, sent_at text);
  create index outbox_of_session on outbox (session_id, id);
  create table sign_ins (id text primary key, session_id text, user_id text);
  create table cart_lines (
    id integer primary key autoincrement, session_id text, variant_id integer, name text, quantity integer,
    unique (session_id, variant_id));
  create table orders (
    number text primary key, session_id text, order_key text, culture text, fields text,
    gift_wraps integer, delivery integer, total integer, user_id text, placed_at text, is_cancelled integer not null default 0,
    unique (session_id, order_key));
  create table order_lines (order_number text, variant_id integer, quantity integer, unit_price integer);
  create table order_payments (
    order_number text primary key, state text, method text, reference text, amount integer, changed_at text);
  create table payment_sessions (
    id text primary key, order_number text, session_data text, amount integer, is_open integer);
  create table returned_payments (
    order_number text, reference text, method text, amount integer, at text, primary key (order_number, reference));
  create table used_coupons (order_number text primary key, code text, user_id text, session_id text);
  create table stock_notifications (
    variant_id integer, email text, culture text, session_id text, primary key (variant_id, email));
  create table pickups (session_id text primary key, point text);
  create table order_drafts (session_id text primary key, fields text);
  create table checkouts (session_id text primary key, choices text);
  create table prepaid_accounts (id text primary key, user_id text, name text, notifies integer not null default 0);
  create table prepaid_movements (account integer, at text, kind text, detail text, amount integer);
  create table messages (
    id integer primary key autoincrement, session_id text, name text, email text, message text, wants_copy integer,
    attachment_name text, attachment blob);
  create table assets (
    id text primary key, folder_id integer, session_id text, user_id text, name text, is_image integer, type text,
    width integer, height integer, size integer, address text, tmp_name text unique, is_kept integer, added_at integer,
    upload_id text, unique (session_id, upload_id));
  create table profile_photos (user_id text primary key, asset_id text);
  create table asset_contents (asset_id text primary key, body blob, thumbnail blob);
  create table editors (user_id text primary key);
  create table articles (session_id text primary key, fields text);
  create table folders (id integer primary key autoincrement, parent_id integer, name_fr text, name_nl text);
  create table wishlists (
    id integer primary key autoincrement, user_id text, kind text, name text, description text not null default '',
    token text unique);
  create table wishlist_lines (
    id integer primary key autoincrement, list_id integer, variant_id integer, quantity integer,
    unique (list_id, variant_id));
  create table staff (user_id text primary key);
  create table address_requests (order_number text primary key, fields text, at text);
  create table refunds (
    order_number text, request_key text, article integer, quantity integer, amount integer, at text);
`;

/** Opens an empty database at every start; in memory without a file. */
export function openDatabase(file?: string): Db {
  if (file) prepareFile(file);
  const db = new Database(file ?? ':memory:');
  // Each start begins with an empty file, so no write has to survive a power cut: waiting for the disk took a
  // quarter of the server's time.
  db.exec('pragma journal_mode = memory; pragma synchronous = off');
  db.exec(schema);
  return db;
}

function prepareFile(file: string): void {
  mkdirSync(dirname(file), { recursive: true });
  for (const suffix of ['', '-wal', '-shm']) rmSync(file + suffix, { force: true });
}
