/** File of the worker, in this module's folder: the build inserts the name of its own file here. */
export const WORKER_FILE = 'regex-worker.ts';
