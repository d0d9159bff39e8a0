// What a process of its own runs (asks-for-password.ts): opens the PDF that comes in without a password. How it ends says whether one was asked for.
import { buffer } from 'node:stream/consumers';
import { getDocument, PasswordException } from 'pdfjs-dist/legacy/build/pdf.mjs';

const OPENED = 0;
const BROKEN = 1;
const ASKED = 3;

const data = new Uint8Array(await buffer(process.stdin));
const code = await getDocument({ data, verbosity: 0 }).promise.then(
  () => OPENED,
  (error) => (error instanceof PasswordException ? ASKED : BROKEN),
);
process.exit(code);
