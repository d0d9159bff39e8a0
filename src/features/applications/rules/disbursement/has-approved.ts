// Whether an officer has approved a loan of ours, alone, first or last, or anew: then somebody else hands its money over.

export type Approved<Id extends string = string> = {
  partnerId: string | null;
  decidedBy: Id | null;
  firstApprovedBy: Id | null;
  /** Everybody who approved it once more after its facts had got worse, or as the first of two before that, whether or not a second person followed. */
  alsoApprovedBy: readonly Id[];
};

/** The staff who approved an application; nobody for a lender's loan, which the lender decided. */
export const approversOf = <Id extends string>(application: Approved<Id>): Id[] =>
  application.partnerId === null
    ? [application.firstApprovedBy, application.decidedBy, ...application.alsoApprovedBy].filter(
        (id) => id !== null,
      )
    : [];

export const hasApproved = (application: Approved, officer: string): boolean =>
  approversOf(application).includes(officer);
