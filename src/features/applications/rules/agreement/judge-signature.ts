// Whether somebody may sign an agreement with what was sent: asked by the screen before, and by the server under the lock.

type Asked = { fullName: string; sha256: string };

type OnRecord = {
  borrowerName: string;
  /** Of the paper. */
  sha256: string;
  signedName: string | null;
  isDeclined: boolean;
  isCancelled: boolean;
};

export type SignatureVerdict =
  | 'sign'
  | 'again'
  | 'signed'
  | 'declined'
  | 'cancelled'
  | 'other_paper'
  | 'other_name';

/** 'again': what is on record is this very signature. */
export function judgeSignature(asked: Asked, agreement: OnRecord): SignatureVerdict {
  const { borrowerName, sha256, signedName, isDeclined, isCancelled } = agreement;
  // Before all else: what was signed and then cancelled is no signature to come back to.
  if (isCancelled) return 'cancelled';
  if (isDeclined) return 'declined';
  const isThisPaper = asked.sha256 === sha256;
  if (signedName !== null) return isThisPaper && isSameName(asked.fullName, signedName) ? 'again' : 'signed';
  if (!isThisPaper) return 'other_paper';
  return isSameName(asked.fullName, borrowerName) ? 'sign' : 'other_name';
}

/** The same name, however its case, accents, spaces, hyphens, points and apostrophes are typed. */
export function isSameName(typed: string, name: string): boolean {
  const letters = plain(name);
  // A name without any is typed as it stands.
  return letters === '' ? typed.trim() === name : plain(typed) === letters;
}

const plain = (name: string): string =>
  name
    // Before what follows takes an accent that stands alone for a blank.
    .replace(/[\p{Cf}'’‘‛ʼʻʹˈ′`´.]/gu, '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/'/g, '')
    .replace(/[\s\p{Pd}]+/gu, ' ')
    .trim();
