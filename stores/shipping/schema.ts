import { string } from 'valibot';
import { entries } from '../rows.ts';

/** The places of a country: names by their ids (CRT-04). */
export const cities = entries('the cities', string());
