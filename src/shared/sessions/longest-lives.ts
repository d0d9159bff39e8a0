// How long a browser may be recognised at most: what its cookies say and what the server keeps of them ends together.

/** The longest life of a session, however often it is used. */
export const SESSION_SECONDS = 30 * 86_400;

/** For how long a browser from which somebody logged in is known without being used. */
export const DEVICE_SECONDS = 365 * 86_400;
