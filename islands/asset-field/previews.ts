import { isImageFile } from '#kit/upload';

/**
 * Keeps addresses of chosen pictures, to be shown until the server has a smaller one.
 *
 * @param signal Ends them all.
 */
export function createPreviews(signal: AbortSignal) {
  const addresses = new Map<string, string>();
  const drop = (key: string) => {
    const address = addresses.get(key);
    if (address !== undefined) URL.revokeObjectURL(address);
    addresses.delete(key);
  };
  const clear = () => {
    for (const key of addresses.keys()) drop(key);
  };
  signal.addEventListener('abort', clear);
  return {
    /** The address of a file that calls itself a picture. */
    make(key: string, file: File): string | undefined {
      if (!isImageFile(file)) return undefined;
      const address = URL.createObjectURL(file);
      addresses.set(key, address);
      return address;
    },
    drop,
    clear,
  };
}
