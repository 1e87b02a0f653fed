import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { useIsland } from '#runtime/islands/react.tsx';
import { createResource, type ResourceState, type ResourceWords } from '#kit/resource.ts';

/**
 * Loads what a view shows, and loads it anew when what is wanted is another one.
 *
 * @param wanted What is wanted, such as an address or an id.
 * @param read Loads it.
 * @param says What is said to those who listen to the page.
 * @returns The state, and what tries once more.
 */
export function useResource<Value, Wanted extends string | number>(
  wanted: Wanted,
  read: (wanted: Wanted, signal: AbortSignal) => Promise<Value>,
  says?: ResourceWords<Value>,
): [state: ResourceState<Value>, retry: () => void] {
  const { signal } = useIsland();
  const newest = useRef(read);
  newest.current = read;
  const [resource] = useState(() =>
    createResource((one: Wanted, ended: AbortSignal) => newest.current(one, ended), { signal, says }),
  );
  useEffect(() => {
    void resource.load(wanted);
    return resource.abort;
  }, [resource, wanted]);
  return [useStore(resource.$state), () => void resource.retry()];
}
