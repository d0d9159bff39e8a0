import { existsSync, globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Cipher, encryptedPdf, withTableAsStream } from '#tests/support/encrypted-pdf.ts';
import { smallPdf } from '#tests/support/small-pdf.ts';
import { unpackedWithoutEnd } from '#tests/support/unpacked-without-end.ts';
import { asksForPassword } from './asks-for-password.ts';

const asks = (pdf: Buffer) => asksForPassword(pdf, 'somebody');

const CIPHERS: Cipher[] = ['RC4-40', 'RC4-128', 'AES-128', 'AES-256'];

describe.each(CIPHERS)('a PDF encrypted by %s', (cipher) => {
  const opening = { userPassword: '24041980' };
  const changing = { ownerPassword: 'of the bank' };

  it('asks for a password where it has one for opening', async () => {
    expect(await asks(await encryptedPdf(cipher, opening))).toBe(true);
    expect(await asks(await encryptedPdf(cipher, { ...opening, ...changing }))).toBe(true);
    expect(await asks(withTableAsStream(await encryptedPdf(cipher, opening)))).toBe(true);
  });

  it('asks for none where it has one against changes alone', async () => {
    expect(await asks(await encryptedPdf(cipher, changing))).toBe(false);
    expect(await asks(withTableAsStream(await encryptedPdf(cipher, changing)))).toBe(false);
  });
});

describe('a PDF', () => {
  const written = async (change: (text: string) => string) => {
    const pdf = await encryptedPdf('RC4-128', { userPassword: 'x' });
    return Buffer.from(change(pdf.toString('latin1')), 'latin1');
  };

  it('is recognised where letters of its names are written as numbers', async () => {
    const pdf = await written((text) => text.replace('/Encrypt', '/#45#6Ecr#79p#74'));
    expect(await asks(pdf)).toBe(true);
  });

  it('that says to be encrypted in its words alone asks for none', async () => {
    expect(await asks(smallPdf('see /Encrypt'))).toBe(false);
  });

  it.each<[string, (text: string) => string]>([
    ['lost how it is encrypted', (text) => text.replace(/\/Filter\s*\/Standard/, '/Filter /Nothing1')],
    ['was cut off', (text) => `${text.slice(0, 300)} /Encrypt`],
  ])('that %s is left to whoever looks at it', async (_, change) => {
    expect(await asks(await written(change))).toBe(false);
  });

  it.runIf(process.platform === 'linux')(
    'that unpacks without end is given up before it fills the memory',
    async () => {
      let most = 0;
      const looks = setInterval(() => {
        most = Math.max(most, ...megabytesOfChildren());
      }, 20);
      expect(await asks(unpackedWithoutEnd())).toBe(false);
      clearInterval(looks);
      expect(most).toBeGreaterThan(20);
      expect(most).toBeLessThan(450);
    },
  );
});

/** What each process that this one has started holds now. */
const megabytesOfChildren = (): number[] =>
  globSync(`/proc/${process.pid}/task/*/children`)
    .flatMap((file) => readFileSync(file, 'utf8').match(/\d+/g) ?? [])
    .map((pid) => {
      const status = existsSync(`/proc/${pid}/status`) ? readFileSync(`/proc/${pid}/status`, 'utf8') : '';
      return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1_024;
    });
