import { steady } from '../steady.ts';

export default { steady };
