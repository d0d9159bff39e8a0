// Every state of a running loan, once: what is so of a loan in it. Rules, statements, lists and colours derive from this table.

/** How late a loan in arrears is, in the usual steps. */
export const LATE_AGEING = ['1-30', '31-60', '61-90', '90+'] as const;
export const RUNNING_AGEING = ['Current', ...LATE_AGEING] as const;

/** A loan of which nothing falls due any more bears its state instead. */
export const LOAN_AGEING = [...RUNNING_AGEING, 'Repaid', 'WrittenOff', 'Reversed'] as const;

type LoanStateFacts = {
  /** The money was handed over and not taken back: only then is there a loan to speak of. */
  payoutStands: boolean;
  /** Something is still owed. */
  isOpen: boolean;
  /** Its instalments fall due: its borrower is reminded of them, and one of them may get a new date. */
  fallsDue: boolean;
  /** It ages: each night that passes makes it later by a day, so that its state is worked out anew. */
  isAged: boolean;
  /** What became of what should have been paid: nothing is missing, it is late, late for so long that it is in default, or given up. */
  missed: 'nothing' | 'late' | 'default' | 'given up';
  /** The colour in which every audience sees it. */
  tone: 'good' | 'wait' | 'bad' | 'neutral';
  /** The steps of ageing that a loan in this state may be in. */
  ageing: readonly (typeof LOAN_AGEING)[number][];
};

const RUNNING = { payoutStands: true, isOpen: true, fallsDue: true, isAged: true };

/** In the order in which staff choose among them. */
export const LOAN_STATE_FACTS = {
  Active: { ...RUNNING, missed: 'nothing', tone: 'good', ageing: ['Current'] },
  InArrears: { ...RUNNING, missed: 'late', tone: 'wait', ageing: ['1-30', '31-60', '61-90'] },
  // On day 90 a loan is in default and of the step before.
  Defaulted: { ...RUNNING, missed: 'default', tone: 'bad', ageing: ['61-90', '90+'] },
  Repaid: {
    payoutStands: true,
    isOpen: false,
    fallsDue: false,
    isAged: false,
    missed: 'nothing',
    tone: 'good',
    ageing: ['Repaid'],
  },
  WrittenOff: {
    payoutStands: true,
    isOpen: true,
    fallsDue: false,
    isAged: false,
    missed: 'given up',
    tone: 'neutral',
    ageing: ['WrittenOff'],
  },
  // Its payout was taken back, so that it never ran.
  Reversed: {
    payoutStands: false,
    isOpen: false,
    fallsDue: false,
    isAged: false,
    missed: 'nothing',
    tone: 'neutral',
    ageing: ['Reversed'],
  },
} as const satisfies Record<string, LoanStateFacts>;

export type LoanState = keyof typeof LOAN_STATE_FACTS;

export const LOAN_STATES = Object.keys(LOAN_STATE_FACTS) as [LoanState, ...LoanState[]];

/** The state of a loan that was handed over today. */
export const FIRST_STATE: LoanState = 'Active';

/** What is so of a loan in this state. */
export const factsOf = (state: LoanState): LoanStateFacts => LOAN_STATE_FACTS[state];
