import { shaky } from '../shaky.ts';
import { steady } from '../steady.ts';

export default { shaky, steady, third: () => import('../third/third.ts') };
