// How many of the newest entries a bell shows, the borrowers' and the staff's alike; who gets as many is offered the rest.
export const SHOWN_BY_THE_BELL = 5;
