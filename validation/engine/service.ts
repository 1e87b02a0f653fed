import type { Service } from '#runtime';
import { listen } from './listen.ts';

export { validateElement as validate } from './submit.ts';

const start: Service = (_app, { signal }) => listen(signal);

export default start;
