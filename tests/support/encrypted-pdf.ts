// A PDF of one page that is encrypted, as banks send statements.
import { createRequire } from 'node:module';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { PdfmakeParts } from '#platform/server/pdf/pdfmake-parts.ts';

const require = createRequire(import.meta.url);
const { default: PDFDocument } = require('pdfmake/js/PDFDocument.js') as PdfmakeParts['PDFDocument'];

/** By the version of PDF that first had each. */
const VERSIONS = { 'RC4-40': '1.3', 'RC4-128': '1.4', 'AES-128': '1.6', 'AES-256': '1.7ext3' } as const;

export type Cipher = keyof typeof VERSIONS;

/** Whoever opens it is asked for the user's password, where it has one; the owner's is needed to change it. */
type Passwords = { userPassword?: string; ownerPassword?: string };

export function encryptedPdf(cipher: Cipher, passwords: Passwords): Promise<Buffer> {
  const options = { pdfVersion: VERSIONS[cipher], size: 'A4', font: null, ...passwords };
  const document = new PDFDocument({}, {}, {}, {}, options, null, () => false);
  document.end();
  return buffer(document as unknown as Readable);
}

/** The same file with its table of objects as a stream, as most programs write it since version 1.5. */
export function withTableAsStream(pdf: Buffer): Buffer {
  const text = pdf.toString('latin1');
  const [, rows = '', trailer = '', start = ''] =
    /\nxref\n0 \d+\n([^t]+)trailer\n<<(.+)>>\nstartxref\n(\d+)/s.exec(text) ?? [];
  const offsets = rows.split('\n').map((row) => Number(row.slice(0, 10)));
  const entries = [...offsets.slice(0, -1), Number(start)].map((offset, index) => {
    const entry = Buffer.from([index === 0 ? 0 : 1, 0, 0, 0]);
    entry.writeUInt16BE(offset, 1);
    return entry;
  });
  const table = Buffer.concat(entries);
  const described = trailer.replace(/\/Size \d+/, `/Size ${entries.length}`);
  return Buffer.concat([
    pdf.subarray(0, Number(start)),
    Buffer.from(
      `${entries.length - 1} 0 obj\n<< /Type /XRef /W [1 2 1] ${described} /Length ${table.length} >>\nstream\n`,
    ),
    table,
    Buffer.from(`\nendstream\nendobj\nstartxref\n${start}\n%%EOF\n`),
  ]);
}
