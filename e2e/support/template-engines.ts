import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from './temporary-folder.ts';

/* Servers' template engines, as Debian packages them (tools/engines.mjs). */

const TWIG = `require '/usr/share/php/Twig/autoload.php';
$twig = new \\Twig\\Environment(new \\Twig\\Loader\\FilesystemLoader($argv[1]));
echo $twig->render('page.html.twig', ['title' => 'Boutique']);`;

const DJANGO = `import sys
from django.template import Context, Engine
print(Engine(dirs=[sys.argv[1]]).get_template("page.html").render(Context({"title": "Boutique"})), end="")`;

function writeTemplate(name: string, source: string): string {
  const folder = temporaryFolder('template');
  writeFileSync(join(folder, name), source);
  return folder;
}

/** Renders a page by the engine of its language; its title is a variable, so that the engine has work. */
export const renderPage = {
  html: (source: string) => source.replaceAll('{{ title }}', 'Boutique'),
  twig: (source: string) =>
    execFileSync('php', ['-r', TWIG, '--', writeTemplate('page.html.twig', source)], { encoding: 'utf8' }),
  django: (source: string) =>
    execFileSync('/usr/bin/python3', ['-c', DJANGO, writeTemplate('page.html', source)], {
      encoding: 'utf8',
    }),
};
