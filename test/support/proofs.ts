import { read } from './files.ts';

/** A claim of a guide with its tests: a list item with its key first, and one proof in each nested item. */
export interface ProvenItem {
  /** The number of the item, or the bold text that it begins with. */
  key: string;
  proofs: string[];
}

/** A file, and the title of a test in it where one is quoted. */
export interface Proof {
  file: string;
  title: string | undefined;
}

const ITEM = /^(?:(\d+)\.|- \*\*(.+?)\*\*) ./;
const NESTED_ITEM = /^ +- (.+)$/;
const PROOF = /^`([^`]+)`(?: “([^”]+)”)?$/;

/**
 * Reads the items of a guide that have proofs.
 *
 * @param file The guide.
 * @throws When a nested item stands under no claim.
 */
export function readProofs(file: string): ProvenItem[] {
  const items: ProvenItem[] = [];
  for (const line of read(file).split('\n')) {
    const [, number, name] = ITEM.exec(line) ?? [];
    const [, proof] = NESTED_ITEM.exec(line) ?? [];
    if (number ?? name) items.push({ key: (number ?? name)!, proofs: [] });
    else if (proof) {
      if (items.length === 0) throw new Error(`No claim above “${proof}” in ${file}.`);
      items.at(-1)!.proofs.push(proof);
    }
  }
  return items;
}

/** The file and title of a nested item; undefined for a reason in prose. */
export function parseProof(text: string): Proof | undefined {
  const [, file, title] = PROOF.exec(text) ?? [];
  return file === undefined ? undefined : { file, title };
}

/** Every file and title of a guide, each with the key of its claim. */
export function proofsOf(items: ProvenItem[]): (Proof & { key: string })[] {
  return items.flatMap(({ key, proofs }) => {
    const parsed = proofs.map(parseProof).filter((proof) => proof !== undefined);
    return parsed.map((proof) => ({ key, ...proof }));
  });
}

/** The nested items that are neither a proof nor a reason, and the keys of claims without any. */
export const unprovenIn = (items: ProvenItem[]): string[] =>
  items.flatMap(({ key, proofs }) =>
    proofs.length === 0 ? [key] : proofs.filter((text) => !parseProof(text) && !/^no test: ./.test(text)),
  );
