// How a feature declares what can happen in it: once, with the words for everyone who reads of it, whom it is written to and whose screens read again.

import type { Mail } from '#platform/server/mail.ts';
import type { Work } from '#platform/server/work.ts';
import type { IdOf } from '#shared/id.ts';
import type { PushNotice } from '#shared/notices/push.ts';
import type { TextMessage } from '#shared/notices/text-template.ts';
import type { ActivityItem } from '../contract.ts';

/** The record that it happened to, and the account that owns the record. A feature's happenings add what their words need. */
export type Facts = { subjectId: string; accountId?: IdOf<'accounts'> | null };

/** The facts of a happening to a record that always has an owner. */
export type OwnedFacts = { subjectId: string; accountId: IdOf<'accounts'> };

/** The record before and after, as far as the audit log keeps it. */
export type Changes = { before: Record<string, unknown> | null; after: Record<string, unknown> | null };

export type StaffWords = {
  /** What the audit log calls it. */
  audit: string;
  /** The words in a person's timeline. Where they are left out, those of the audit log are used; null keeps it out of the timeline, because another source tells it better. */
  timeline?: string | ((changes: Changes) => string) | null;
};

/** The words of an entry of the timeline, with the reason that somebody gave. */
export type TimelineWords = { what: string; reason?: string | null | undefined };

export type Field = Extract<keyof ActivityItem, `${string}Information`>;

/** What the specification's activity item carries beside its action: one of these. */
export type Information<Of extends Field> = NonNullable<ActivityItem[Of]>;

type BellOf<F, Of extends Field> = {
  /** The name of its kind on the wire, in the form `subjectVerb`. It is stored, so it never changes. */
  action: string;
  field: Of;
  /** Amounts in dollars, rates in per cent a month; null where nobody is left to notify. */
  information(facts: F): Information<Of> | null;
  /** What its person reads. */
  says(information: Information<Of>): string;
  /** The page of the app that it leads on to; null for what leads nowhere. */
  leadsTo: string | null;
  /** The page of the very record, in the place of `leadsTo`; null where the entry was stored before it named the record. */
  leadsToRecord?(information: Information<Of>): string | null;
  /** How staff read it in the person's timeline. */
  timeline(information: Information<Of>): TimelineWords;
};

/** The line under a person's bell, and in their history. */
export type Bell<F> = { [Of in Field]: BellOf<F, Of> }[Field];

/** `staff`, `everyone` or an account's id, and the topics that their screens refetch, separated by spaces. */
export type Notified = readonly [address: string, topics: string];

type Parts<F> = {
  bell: Bell<F> | null;
  mails: ((facts: F, work: Work) => Mail[]) | null;
  /** The text message to whoever asked for text messages. It is sent beside the mail, never in its place; null where it can wait until the mail is read. */
  text: ((facts: F, work: Work) => TextMessage | null) | null;
  /** The push notification to whoever allows them, for the little that cannot wait until the app is opened. */
  push?: PushNotice;
  /** Whose screens refetch what, beside the bell, which always does. */
  notifies(facts: F): readonly Notified[];
};

export type Happening<F = never> = Parts<F> & {
  /** In the form `area.verb`. The audit log and the activities store it, so it never changes. */
  readonly name: string;
  /** Null where no entry is written to the audit log. */
  readonly audit: { subject: string; words: StaffWords } | null;
};

/** `area.verb`. */
export type HappeningName = `${string}.${string}`;

/** Something that a person or the system did to a record. */
export const happening = <F extends Facts = OwnedFacts>(
  name: HappeningName,
  { subject, words, ...parts }: { subject: string; words: StaffWords } & Parts<F>,
): Happening<F> => ({ name, audit: { subject, words }, ...parts });

/** The facts of a happening whose mails the action writes itself, because only the action knows what they say. */
export type Lettered = { mails: readonly Mail[] };

export const mailsBrought = ({ mails }: Lettered): Mail[] => [...mails];

/** The parts of a happening that is written to the audit log alone. A declaration adds `notifies` where screens show it. */
export const KEPT_ALONE = { bell: null, mails: null, text: null, notifies: () => [] } as const;

/** The parts of a happening of which people are notified by nothing but the mails that its action writes. */
export const MAILED_ALONE = { bell: null, text: null, mails: mailsBrought } as const;

/** Something of which a person is notified without an entry in the audit log, because it follows from another happening or from the calendar. */
export const notice = <F extends { accountId: IdOf<'accounts'> }>(
  name: HappeningName,
  parts: Parts<F> & { bell: Bell<F> },
): Happening<F> => ({ name, audit: null, ...parts });
