// The payment partner's file: whatever its bytes are, it has rows or is refused, and a row without a fault has all that money needs.
import { rowsOfFile } from '#features/loans/server/imports/read-file.ts';
import { MULTIPART_LIMITS } from '#platform/server/http/multipart.ts';
import { Refusal } from '#shared/refusal.ts';

const HEADING = 'loan number,reference,amount,date received';

export const seeds = [
  `${HEADING}\nPL-000001-4,REF 1,"1,250.50",2026-03-01\n`,
  `\ufeff${HEADING.replaceAll(',', ';')}\r\nPL-000001-4;ref;12,50;01/03/2026\r\n;;;\r\n`,
  `${HEADING}\n"a\nb",=1+1,$5,"31-12-2026"\n`,
];

export async function fuzz(bytes: Buffer): Promise<void> {
  // A longer one is refused before it is read.
  if (bytes.length > MULTIPART_LIMITS.fileSize) return;
  try {
    for await (const { line, error: found, amountCents, receivedOn, reference } of rowsOfFile(bytes)) {
      if (!Number.isInteger(line) || line < 1) throw new Error(`a row of line ${line}`);
      if (found !== null) continue;
      if (!Number.isSafeInteger(amountCents) || Number(amountCents) <= 0)
        throw new Error(`an amount of ${amountCents}`);
      if (!receivedOn || !reference) throw new Error('a row without its day or reference');
    }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
}
