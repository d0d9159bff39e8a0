// Who may give a second verdict, and who may settle what two disagree about.

export type Look = {
  firstBy: string;
  secondBy: string | null;
  agrees: boolean;
  isSettled: boolean;
  /** The account of the admin's choice, or of whoever took the disagreement up, who settles it. */
  ownerId: string | null;
};

/** Why an officer cannot give the second verdict; null where they can. A lead may read every verdict, and so gives none blind. */
export function whyNotDecide({ firstBy, secondBy }: Look, officer: string, isLead: boolean) {
  if (secondBy !== null) return 'second_look.decided';
  if (firstBy === officer) return 'second_look.own';
  return isLead ? 'second_look.lead_reads' : null;
}

/** Why an officer cannot settle it; null where they can. A third person does, as its owner. */
export function whyNotSettle({ firstBy, secondBy, agrees, isSettled, ownerId }: Look, officer: string) {
  if (secondBy === null || agrees || isSettled) return 'second_look.nothing_to_settle';
  if (officer === firstBy || officer === secondBy) return 'second_look.third_person';
  return ownerId === officer ? null : 'second_look.not_yours';
}

export type Part = 'Decides' | 'Settles' | 'Reads';

/** What an officer does with it; null for whoever may not know of it: before the second verdict its first officer, unless that is a lead; afterwards all but the lead and the owner. */
export function partIn(look: Look, officer: string, isLead: boolean): Part | null {
  if (look.secondBy === null) {
    if (isLead) return 'Reads';
    return look.firstBy === officer ? null : 'Decides';
  }
  if (whyNotSettle(look, officer) === null) return 'Settles';
  return isLead || look.ownerId === officer ? 'Reads' : null;
}
