// The draw: winners from a seed and the tickets in the order of joining, the same on the server and in anybody's browser.

/**
 * The winning tickets, first place first: `maxWinners` of them, or all where there are fewer.
 *
 * With D = SHA-256 of the tickets joined by line feeds, and B(n) = HMAC-SHA-256(key: the seed's bytes, message: `D:n`), both
 * hashes in lower-case hexadecimal: for n = 0, 1, 2 … take the first 48 bits of B(n) as a number x. With m tickets left, x
 * counts only below the largest multiple of m that is at most 2^48 (so that none is favoured); then ticket number x mod m of
 * those left, counted from 0 in the order of joining, has the next place and leaves the list.
 */
export async function drawWinners(
  seed: string,
  tickets: readonly string[],
  maxWinners: number,
): Promise<string[]> {
  const left = [...tickets];
  const digest = await sha256(new TextEncoder().encode(left.join('\n')));
  const key = await crypto.subtle.importKey('raw', bytesOf(seed), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
  ]);
  const winners: string[] = [];
  for (let n = 0; winners.length < maxWinners && left.length > 0; n++) {
    const block = await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(`${digest}:${n}`));
    const place = placeFrom(first48Bits(block), left.length);
    if (place !== null) winners.push(...left.splice(place, 1));
  }
  return winners;
}

/** The commitment that is published at the opening: the SHA-256 of the seed's bytes, both in hexadecimal. */
export const commitmentOf = (seed: string): Promise<string> => sha256(bytesOf(seed));

const RANGE = 2 ** 48;

/** A place among `count` that is as likely as any other, or null where the number must be thrown away for that. */
export function placeFrom(number: number, count: number): number | null {
  return number < RANGE - (RANGE % count) ? number % count : null;
}

const first48Bits = (block: ArrayBuffer): number => {
  const view = new DataView(block);
  return view.getUint32(0) * 2 ** 16 + view.getUint16(4);
};

const bytesOf = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from({ length: hex.length / 2 }, (_, index) =>
    Number.parseInt(hex.slice(2 * index, 2 * index + 2), 16),
  );

async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
