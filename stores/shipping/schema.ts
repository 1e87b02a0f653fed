import { string } from 'valibot';
import { entries } from '../rows.ts';

/** The cities of a country: names by id (CRT-04). */
export const cities = entries('the cities', string());
