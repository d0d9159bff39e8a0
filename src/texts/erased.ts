// What one's own data, its download and the end of an account say.

/** What stands where something of a deleted account was. */
export const erasedTexts = {
  firstName: 'Deleted',
  lastName: 'account',
  reason: 'The account was deleted',
} as const;
