// The states of a running loan, in the order in which staff choose among them.
export const LOAN_STATES = ['Active', 'InArrears', 'Defaulted', 'Repaid', 'WrittenOff', 'Reversed'] as const;
