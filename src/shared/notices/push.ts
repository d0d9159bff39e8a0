// The little that cannot wait until somebody opens the app, and what their phone says of it: nothing about the person, no sum.

/** The subjects that a person allows one by one: a decision or signature, a payment, a document handed back. */
export const PUSH_SUBJECTS = ['Decision', 'Payment', 'Document'] as const;

export type PushSubject = (typeof PUSH_SUBJECTS)[number];

export type PushNotice = {
  subject: PushSubject;
  /** One sentence, the same for everybody. */
  text: string;
  /** The path of the page that it opens. */
  to: string;
};
