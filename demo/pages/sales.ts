import type { Hono } from 'hono';
import { salesCalls } from '../api/sales.ts';
import type { Env } from '../http/env.ts';
import type { Shop } from '../shop.ts';
import { orderAddressRoutes } from './order-address.ts';
import { orderListRoutes } from './order-list.ts';
import { prepaidRoutes } from './prepaid.ts';
import { refundRoutes } from './refund.ts';
import { staffOrderRoutes } from './staff-orders.ts';

/** Routes of placed orders, prepaid accounts, and the staff's pages. */
export function salesRoutes(app: Hono<Env>, shop: Shop): void {
  orderListRoutes(app, shop);
  orderAddressRoutes(app, shop);
  refundRoutes(app, shop);
  staffOrderRoutes(app, shop);
  prepaidRoutes(app, shop);
  salesCalls(app, shop);
}
