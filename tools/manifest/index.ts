export { DEFAULT_BASE, parseBase } from './base-address.ts';
export { parseManifest, type FlavourManifest } from './flavour-manifest.ts';
export { integrityOf } from './integrity.ts';
export { commonFiles, filesOfIslands, policyFor, preloadLine, tagLines } from './page-lines.ts';
export { checkFlavour, incompletePackage, readBuiltManifest, readPackageFile } from './read-manifest.ts';
