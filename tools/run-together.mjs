import { spawn } from 'node:child_process';

/* Runs npm scripts side by side and prints the output of each when it ends: node tools/run-together.mjs lint types */

/** Runs a script of package.json; resolves to whether it has passed. */
function runScript(name) {
  const started = performance.now();
  const child = spawn('npm', ['run', '--silent', name], { stdio: ['ignore', 'pipe', 'pipe'] });
  const output = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => output.push(chunk));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      console.log(`${code === 0 ? 'passed' : 'FAILED'} after ${seconds} s: npm run ${name}`);
      process.stdout.write(Buffer.concat(output));
      resolve(code === 0);
    });
  });
}

const results = await Promise.all(process.argv.slice(2).map(runScript));
process.exitCode = results.every(Boolean) ? 0 : 1;
