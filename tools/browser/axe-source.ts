import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** Returns the file of axe-core: the build copies it next to the program, a clone has the package. Decision 569. */
function axeFile(): URL | string {
  const copied = new URL('./axe.min.js', import.meta.url);
  return existsSync(copied) ? copied : createRequire(import.meta.url).resolve('axe-core/axe.min.js');
}

/** Allows frames of other origins, such as a payment provider's, to be checked too. */
const CONFIGURATION = ";axe.configure({ allowedOrigins: ['<unsafe_all_origins>'] });";

let source: string | undefined;

/** Returns the script that defines `axe` in a frame; it is read at first use. */
export function readAxeSource(): string {
  source ??= readFileSync(axeFile(), 'utf8') + CONFIGURATION;
  return source;
}
