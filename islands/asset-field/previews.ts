import { isImageFile } from '#kit/upload';

/**
 * Creates object URLs of chosen pictures, used until the server has a thumbnail.
 *
 * @param signal Revokes them all.
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
    /** Returns the URL of a file whose type is a picture. */
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
