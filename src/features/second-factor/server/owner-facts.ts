// Whose second factor it is, as the mails to its owner need it.
import type { Owner } from './own-account.ts';

export const factsOf = ({ id, email, first_name }: Omit<Owner, 'has_second_factor'>) => ({
  subjectId: id,
  accountId: id,
  email,
  name: first_name,
});
