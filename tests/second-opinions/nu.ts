// What the Nu checker says of HTML documents; Java runs it.
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Finding } from '../gallery/rules/finding.ts';

const JAR = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar');
const MOST_BYTES = 50_000_000;

/** What is only `info` says how one might write; a warning is an `info` too, and says so. */
type Message = { type: string; subType?: string; message: string; extract?: string; url: string };

/** For each document, in their order. One run for all of them: the checker takes two seconds to start. */
export async function nuFindings(documents: readonly string[]): Promise<Finding[][]> {
  const folder = mkdtempSync(join(tmpdir(), 'pimento-nu-'));
  try {
    const files = documents.map((html, index) => {
      const file = join(folder, `${index}.html`);
      writeFileSync(file, html);
      return file;
    });
    const { stdout } = await promisify(execFile)(
      'java',
      ['-jar', JAR, '--exit-zero-always', '--stdout', '--format', 'json', ...files],
      { maxBuffer: MOST_BYTES },
    );
    const { messages } = JSON.parse(stdout) as { messages: Message[] };
    return files.map((file) =>
      messages
        .filter(({ url, type, subType }) => url.endsWith(file) && (type !== 'info' || subType === 'warning'))
        .map(({ type, subType, message, extract = '' }) => ({
          rule: `nu: ${subType ?? type}`,
          where: extract.replace(/\s+/g, ' '),
          says: message,
        })),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
