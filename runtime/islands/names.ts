/**
 * The attribute that carries a prop: `navigationControl` is written `data-navigation-control`.
 *
 * @param key The schema's key.
 * @returns The attribute's name.
 */
export function attributeOf(key: string): string {
  return `data-${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}
