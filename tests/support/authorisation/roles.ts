// What a row of the authorisation matrix says, and the groups of roles that rows name.

export const ROLES = [
  'visitor',
  'quizUser',
  'user',
  'otherUser',
  'suspended',
  'partner',
  'moderator',
  'admin',
] as const;
export type Role = (typeof ROLES)[number];

/** Records of `user`, by kind; a route with an id is called with this, with that of another person, an absent and a malformed one. */
export type RecordKind =
  | 'account'
  | 'section'
  /** One that is not submitted, or opened again. */
  | 'openSection'
  /** One that is submitted and asks for no documents. */
  | 'provableSection'
  | 'submission'
  | 'verification'
  | 'application'
  | 'file'
  | 'picture'
  | 'session'
  | 'partner'
  | 'product'
  | 'partnerLoan'
  | 'lenderPicture'
  | 'consent'
  | 'contest'
  | 'drawnContest'
  | 'prize'
  | 'prizePicture'
  | 'acquisition';

export type Row = {
  admits: readonly Role[];
  /** What the id in the path names. */
  id?: RecordKind;
  /** A body or extraInfo that passes the contract, so that the action itself is reached. */
  send?: object | ((records: Record<RecordKind, string>) => object);
  /** What the action answers to it, where that is not 200: the example asks for something that it rightly refuses. */
  answers?: number | Partial<Record<Role, number>>;
  /** Roles for whom records of `user` exist at this route; the rest of those admitted get 404. */
  sees?: readonly Role[];
};

export const EVERYONE = ROLES;
export const SIGNED_IN = ['quizUser', 'user', 'otherUser', 'partner', 'moderator', 'admin'] as const;
export const BORROWERS = ['user', 'otherUser'] as const;
export const STAFF = ['moderator', 'admin'] as const;
export const ADMIN = ['admin'] as const;
export const BORROWERS_AND_STAFF = [...BORROWERS, ...STAFF] as const;
export const OWNER_AND_STAFF = ['user', ...STAFF] as const;
export const ORDINARY = ['quizUser', 'user', 'otherUser'] as const;

export const password = 'Blue-Mahoe-and-lignum-17';
export const nobody = '01a00000-0000-7000-8000-000000000000';
