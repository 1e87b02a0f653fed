import { removeProjects } from './support/stranger.ts';

/** Removes what the workers of a run have shared; a worker that ends does not know whether it is the last. */
export default function teardown(): void {
  removeProjects(process.pid);
}
