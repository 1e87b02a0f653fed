export { CARRIED_DRAFT, takeCarried } from './carried.ts';
export { reload } from './reload.ts';
