// Whether an application still stands open: as long as one to us does, nobody gets another offer of ours.

type ApplicationEnd = { status: string; closedAt: Date | null };

/** `closedAt`: when it was taken back, its agreement ended or its loan was repaid. */
export const isOpenApplication = ({ status, closedAt }: ApplicationEnd): boolean =>
  status !== 'Rejected' && closedAt === null;
