// The picture of an address that an authenticator app reads from the screen: drawn here, so that no phone loads a program for it.
import encodeQr from 'qr';

export type Picture = { side: number; path: string };

/** Points of one unit; each row's dark runs are a part of the path. A light margin of two points is around them. */
export function pictureOf(address: string): Picture {
  const rows = encodeQr(address, 'raw', { ecc: 'medium', border: 2 });
  const runs = rows.flatMap((row, y) =>
    [
      ...row
        .map((dark) => (dark ? '#' : ' '))
        .join('')
        .matchAll(/#+/g),
    ].map(({ index, 0: run }) => `M${index} ${y}h${run.length}v1H${index}z`),
  );
  return { side: rows.length, path: runs.join('') };
}
