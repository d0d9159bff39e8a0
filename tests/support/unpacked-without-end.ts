// A PDF that says to be encrypted, and whose table of objects unpacks from a few megabytes to more than a thousand, in one piece.

export function unpackedWithoutEnd(): Buffer {
  const objects = [
    '1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n',
    '2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n',
    '3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >>\nendobj\n',
  ];
  const before = `%PDF-1.5\n${objects.join('')}`;
  const table = packedZeros();
  const says = `/Type /XRef /Size 10 /W [1 2 1] /Root 1 0 R /Encrypt 4 0 R /Filter /FlateDecode /Length ${table.length}`;
  return Buffer.concat([
    Buffer.from(`${before}5 0 obj\n<< ${says} >>\nstream\n`),
    table,
    Buffer.from(`\nendstream\nendobj\nstartxref\n${before.length}\n%%EOF\n`),
  ]);
}

/** How often the zero is said to be there 258 times more: what it unpacks to is more than a gigabyte. */
const REPEATS = 5_000_000;

/**
 * One block of zlib (RFC 1950, 1951) with the fixed codes: a zero, then repeats of it. Programs that pack begin a new block long before,
 * so that a reader which unpacks block by block never has as much at once.
 */
function packedZeros(): Buffer {
  const repeat = '1100010100000';
  const lastBlock = '1';
  const fixedCodes = '10';
  const zero = '00110000';
  // The first three bytes are full with the first repeat, thirteen more with each eight.
  return Buffer.concat([
    Buffer.from([0x78, 0x9c]),
    bytesOf(lastBlock + fixedCodes + zero + repeat),
    Buffer.alloc((REPEATS / 8) * 13, bytesOf(repeat.repeat(8))),
    Buffer.alloc(5),
  ]);
}

/** Bits as they follow each other; each byte is filled from its lowest one. */
const bytesOf = (bits: string): Buffer =>
  Buffer.from(
    Array.from({ length: bits.length / 8 }, (_, index) =>
      Number.parseInt([...bits.slice(index * 8, index * 8 + 8)].reverse().join(''), 2),
    ),
  );
