import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { useIsland } from '#runtime/islands/react.tsx';
import { createResource, type ResourceState, type ResourceMessages } from '#kit/resource.ts';

/**
 * Loads the data of a view, and loads it anew when the query changes.
 *
 * @param requested The query, such as an address or an id.
 * @param read Loads it.
 * @param messages Announcements for screen readers.
 * @returns The state, and the function that retries.
 */
export function useResource<Value, Query extends string | number>(
  requested: Query,
  read: (requested: Query, signal: AbortSignal) => Promise<Value>,
  messages?: ResourceMessages<Value>,
): [state: ResourceState<Value>, retry: () => void] {
  const { signal } = useIsland();
  const newest = useRef(read);
  newest.current = read;
  const [resource] = useState(() =>
    createResource((one: Query, ended: AbortSignal) => newest.current(one, ended), { signal, messages }),
  );
  useEffect(() => {
    void resource.load(requested);
    return resource.abort;
  }, [resource, requested]);
  return [useStore(resource.$state), () => void resource.retry()];
}
