// What is promised for a complaint, in days.

/** Within so many working days a person has taken it up, and has answered it; see `workingDaysAfter`. */
export const TAKE_UP_DAYS = 2;
export const ANSWER_DAYS = 15;

/** For so many days after an answer its sender may send it back, or ask for a second person. */
export const BACK_DAYS = 30;
