// What `npm run prove:api` runs: judges of other makers read the API's description, with PASS or FAIL and their figures.
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startDescribed } from '../tests/proofs/api-description.ts';
import { installApart } from './install-apart.mjs';

const FOLDER = 'tests/api-judges';
const SEVERITIES = ['error', 'warning', 'information', 'hint'];

process.exitCode = await installApart(FOLDER);
if (process.exitCode === 0) {
  const work = mkdtempSync(join(tmpdir(), 'pimento-api-'));
  const { app, description } = await startDescribed();
  try {
    const path = join(work, 'openapi.json');
    writeFileSync(path, JSON.stringify(description));
    const calls = Object.values(description.paths).flatMap((methods) => Object.keys(methods)).length;
    const found = await spectral(path, join(work, 'found.json'));
    for (const { code, message, path } of found.slice(0, 40))
      console.log(`  ${code} ${path.join('.')}: ${message}`);
    const counts = SEVERITIES.map((name, severity) => [
      name,
      found.filter((one) => one.severity === severity).length,
    ]);
    const figures = counts.map(([name, count]) => `${name} ${count}`).join(', ');
    console.log(
      `${found.length === 0 ? 'PASS' : 'FAIL'} Spectral with OWASP's rules: ${calls} operations, ${figures}`,
    );
    process.exitCode = found.length === 0 ? 0 : 1;
  } finally {
    await app.remove();
    rmSync(work, { recursive: true, force: true });
  }
}

async function spectral(path, output) {
  const program = join(FOLDER, 'node_modules/@stoplight/spectral-cli/dist/index.js');
  const asked = [
    'lint',
    path,
    '--ruleset',
    join(FOLDER, 'ruleset.yaml'),
    '--format',
    'json',
    '--output',
    output,
  ];
  // It ends with 1 for what it finds, with 2 when it could not judge.
  await new Promise((resolve, reject) => {
    execFile(process.execPath, [program, ...asked], (error, _out, wrong) =>
      error && error.code !== 1 ? reject(new Error(`Spectral could not judge: ${wrong}`)) : resolve(),
    );
  });
  const { default: found } = await import(output, { with: { type: 'json' } });
  return found;
}
