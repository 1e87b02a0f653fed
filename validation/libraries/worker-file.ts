/** Where the worker lies, beside this module: the build puts the name of its own file here. */
export const WORKER_FILE = 'regex-worker.ts';
