// How far a demo person has come: thirty stages, of which any thirty people in a row have one each.
import type { InfoStatus, UserStatus } from '#shared/actor.ts';

/**
 * What became of the sections, in their order, a letter each: `s` submitted, `w` its documents wait, `v` verified,
 * `r` rejected, `a` rejected, sent again and waiting.
 */
type Fates = string;

export type Stage = {
  name: string;
  status: UserStatus;
  infoStatus: InfoStatus;
  /** Of the six sections of the first model. */
  first: Fates;
  /** Of the nine full sections. */
  full: Fates;
  /** What became of the application under each model. */
  firstLoan?: 'Pending' | 'Approved' | 'Rejected' | 'Repaid';
  fullLoan?: 'Pending';
};

const firstModel = (
  name: string,
  status: UserStatus,
  first: Fates,
  firstLoan?: Stage['firstLoan'],
): Stage => ({
  name,
  status,
  infoStatus: 'FirstModel',
  first,
  full: '',
  ...(firstLoan ? { firstLoan } : {}),
});

/** Who repaid the first loan. */
const fullModel = (name: string, status: UserStatus, full: Fates, fullLoan?: Stage['fullLoan']): Stage => ({
  name,
  status,
  infoStatus: 'FullModel',
  first: 'vvvvvv',
  full,
  firstLoan: 'Repaid',
  ...(fullLoan ? { fullLoan } : {}),
});

export const STAGES: readonly Stage[] = [
  firstModel('address not confirmed', 'Pending', ''),
  firstModel('before the quiz', 'UserQuiz', ''),
  firstModel('past the quiz', 'Created', ''),
  firstModel('preferences told', 'Active', ''),
  firstModel('1 section submitted', 'Active', 's'),
  firstModel('2 sections submitted', 'Created', 'ss'),
  firstModel('3 sections submitted', 'Active', 'sss'),
  firstModel('4 sections submitted', 'Active', 'ssss'),
  firstModel('5 sections submitted', 'Created', 'sssss'),
  firstModel('6 sections submitted', 'Active', 'ssssss'),
  firstModel('first documents wait', 'Active', 'wws'),
  firstModel('half of the documents wait', 'Active', 'wwwsss'),
  firstModel('all documents wait', 'Active', 'wwwwww'),
  firstModel('1 section verified', 'Active', 'vws'),
  firstModel('2 sections verified', 'Active', 'vvwsss'),
  firstModel('3 sections verified', 'Active', 'vvvwss'),
  firstModel('documents rejected', 'Active', 'rws'),
  firstModel('one of many rejected', 'Active', 'vrwvss'),
  firstModel('rejected and sent again', 'Active', 'vawwsw'),
  firstModel('6 sections verified', 'Active', 'vvvvvv'),
  firstModel('applied, verified', 'Active', 'vvvvvv', 'Pending'),
  firstModel('applied, partly verified', 'Active', 'vvwwss', 'Pending'),
  firstModel('loan approved', 'Active', 'vvvvvv', 'Approved'),
  firstModel('loan rejected', 'Active', 'vvvwss', 'Rejected'),
  fullModel('full model, begun', 'Active', 'ssw'),
  fullModel('full model, under way', 'Active', 'vvwrsw'),
  fullModel('full model, complete', 'Completed', 'vvvvvvvvv', 'Pending'),
  firstModel('suspended', 'Suspended', 'vvs'),
  firstModel('cancelled', 'Cancelled', 's'),
  firstModel('reactivated', 'Reactivated', 'vwss'),
];

/** Seven and thirty have no common divisor, so the stages come mixed and none is left out. */
const STRIDE = 7;

export function stageOf(number: number): Stage {
  const stage = STAGES[(number * STRIDE) % STAGES.length];
  if (!stage) throw new RangeError('people are numbered from 0');
  return stage;
}
