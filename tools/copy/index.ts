import { relative, resolve } from 'node:path';
import { textValue, textValues, type Command, type CommandInput } from '../cli/command.ts';
import { EXIT_CODES } from '../cli/exit-codes.ts';
import { readBuiltCatalogue } from '../cli/read-catalogue.ts';
import { UserError } from '../cli/user-error.ts';
import { checkFlavour, DEFAULT_BASE, parseBase } from '../manifest/index.ts';
import { applyPlan } from './apply-plan.ts';
import { readEarlierCopy, type EarlierCopy } from './earlier-copy.ts';
import { checkOptional, withoutFiles } from './optional-files.ts';
import { readPackageFiles } from './package-files.ts';
import { planCopy } from './plan.ts';
import { createCopyReport, formatCopyReport } from './report.ts';

function readFolder({ positionals, io }: CommandInput): string {
  const [folder, ...others] = positionals;
  if (folder === undefined || others.length > 0)
    throw new UserError(
      'Name one folder, the one that your server offers: archipel copy public/assets/archipel.',
    );
  const target = resolve(io.cwd, folder);
  if (!relative(io.dist, target).startsWith('..'))
    throw new UserError(`${target} is a folder of the package itself. Name a folder of your site.`);
  return target;
}

/** Browsers keep a stub under the address of the file that it stands for. */
function warnOfStubs(earlier: EarlierCopy, without: readonly string[], { io }: CommandInput): void {
  const back = (earlier.manifest?.without ?? []).filter((name) => !without.includes(name));
  if (back.length === 0) return;
  io.err(
    `${back.join(', ')}: browsers that have the earlier copy in their cache see that it is missing until the cache ends.`,
  );
}

async function run(input: CommandInput): Promise<number> {
  const { io, values } = input;
  const folder = readFolder(input);
  const flavour = checkFlavour(textValue(input, 'flavour') ?? 'preact');
  const without = checkOptional(textValues(input, 'without'));
  const base = parseBase(textValue(input, 'base') ?? DEFAULT_BASE);
  const { version } = readBuiltCatalogue(io.dist);
  const built = withoutFiles(readPackageFiles(io.dist, flavour), without);
  const earlier = readEarlierCopy(folder);
  const plan = planCopy(folder, built, earlier);
  const dryRun = values['dry-run'] === true;
  if (!dryRun) applyPlan(folder, plan);
  warnOfStubs(earlier, without, input);
  const report = createCopyReport({ version, flavour, folder, base, dryRun }, plan, built.manifest);
  io.out(values['json'] ? JSON.stringify(report, null, 2) : formatCopyReport(report));
  return EXIT_CODES.ok;
}

/** `archipel copy`: the built files for a server's folder. */
export const copyCommand: Command = {
  summary: 'Copies the library into a folder of your server, and removes its older versions there.',
  usage: 'copy <folder> [options]',
  options: {
    flavour: { type: 'string', value: 'name', description: 'preact (the default) or react.' },
    base: {
      type: 'string',
      value: 'path',
      description: `Address of the folder in your pages; ${DEFAULT_BASE} by default.`,
    },
    without: {
      type: 'string',
      value: 'file',
      multiple: true,
      description:
        'Leaves out debug, the overlay, or map-leaflet, whose licence (Hippocratic 2.1) is no open-source one.',
    },
    'dry-run': { type: 'boolean', description: 'Lists what would change, and changes nothing.' },
    json: { type: 'boolean', description: 'Prints files, tags, preload lines and policy as JSON.' },
  },
  examples: [
    'copy public/assets/archipel',
    'copy wwwroot/lib/archipel --base /lib/archipel/ --dry-run',
    'copy static/archipel --without map-leaflet --json',
  ],
  run,
};
