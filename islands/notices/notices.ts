import type { Service } from '#runtime';
import { createRegion } from '#kit/growl';
import { $notices } from '#stores/notices';

/** Shows `$notices` for the life of the document. */
const start: Service = (_app, { signal }) => {
  const region = createRegion(signal);
  const stop = $notices.subscribe((list) => region.show(list));
  signal.addEventListener('abort', stop, { once: true });
};

export default start;
