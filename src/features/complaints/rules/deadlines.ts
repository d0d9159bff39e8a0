// What is promised for a complaint, in days.

/** Within how many working days a complaint is taken up, and answered; see `workingDaysAfter`. */
export const TAKE_UP_DAYS = 2;
export const ANSWER_DAYS = 15;

/** For how many days after an answer its sender may send it back, or ask for a second person. */
export const BACK_DAYS = 30;
