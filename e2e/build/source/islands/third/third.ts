import { shaky } from '../shaky.ts';

export default { shaky };
