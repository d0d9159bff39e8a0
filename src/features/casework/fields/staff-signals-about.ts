// What fraud signals are raised about and what may be found of them: named here, because every record of a person that staff decide tells of them.
export const SIGNAL_KINDS = [
  ...(['Trn', 'Phone', 'BankAccount', 'Document', 'Picture'] as const),
  ...(['PromoBurst', 'AddressBurst'] as const),
] as const;

export const SIGNAL_STATES = ['Open', 'Decided'] as const;

export const SIGNAL_VERDICTS = ['SamePerson', 'DifferentPeople', 'NothingWrong'] as const;
