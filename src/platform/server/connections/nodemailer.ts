// The mail library in its CommonJS form: its other form imports `node:http`, which makes Node build all that this module offers, `fetch` among it, at every start.
import { createRequire } from 'node:module';

export const nodemailer: typeof import('nodemailer') = createRequire(import.meta.url)('nodemailer');
