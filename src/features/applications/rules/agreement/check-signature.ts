// Whether somebody may sign an agreement with what was sent: asked by the screen before, and by the server under the lock.

type Asked = { fullName: string; sha256: string };

type OnRecord = {
  borrowerName: string;
  /** The SHA-256 of the paper. */
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

/** The verdict; 'again' says that this very signature is on record already. */
export function checkSignature(asked: Asked, agreement: OnRecord): SignatureVerdict {
  const { borrowerName, sha256, signedName, isDeclined, isCancelled } = agreement;
  // A cancelled loan is refused before anything else: even its own signature, sent again, is void.
  if (isCancelled) return 'cancelled';
  if (isDeclined) return 'declined';
  const isThisPaper = asked.sha256 === sha256;
  if (signedName !== null) return isThisPaper && isSameName(asked.fullName, signedName) ? 'again' : 'signed';
  if (!isThisPaper) return 'other_paper';
  return isSameName(asked.fullName, borrowerName) ? 'sign' : 'other_name';
}

/** Whether two spellings are the same name: case, accents, spaces, hyphens, points and apostrophes make no difference. */
export function isSameName(typed: string, name: string): boolean {
  const letters = plain(name);
  // A name without any letter is compared as it stands.
  return letters === '' ? typed.trim() === name : plain(typed) === letters;
}

const plain = (name: string): string =>
  name
    // Apostrophes and points go first, because the normalisation that follows turns an accent that stands alone into a blank.
    .replace(/[\p{Cf}'’‘‛ʼʻʹˈ′`´.]/gu, '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/'/g, '')
    .replace(/[\s\p{Pd}]+/gu, ' ')
    .trim();
