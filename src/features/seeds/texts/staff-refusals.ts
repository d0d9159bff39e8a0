// What staff are refused when they grant or take seeds.
import { refusals } from '#shared/declared-refusals.ts';

export const staffSeedRefusals = refusals({
  'account.deleted': ['conflict', 'This account was deleted by its owner. Nothing about it can be changed.'],
  'seeds.fields': ['invalid', 'Some fields need another look.'],
  'seeds.too_few': ['conflict', 'This person does not have so many seeds.'],
  'seeds.borrowers_only': ['conflict', 'Only a borrower has seeds to grant or take.'],
});
