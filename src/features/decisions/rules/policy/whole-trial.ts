// Whether a trial was of enough people to publish on.

/** How many people a trial covers at least: one with fewer could miss those whom a change hurts. */
const ENOUGH_PEOPLE = 500;

type Counts = { peopleTried: number; peopleAsked: number };

/** Whether a trial was of 500 people, or of everybody there is: then it was of fewer than were asked for. */
export const isWholeTrial = ({ peopleTried, peopleAsked }: Counts): boolean =>
  peopleTried >= ENOUGH_PEOPLE || peopleTried < peopleAsked;
