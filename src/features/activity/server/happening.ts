// How a feature declares what can happen in it: once, with the words for everyone who reads of it, whom it is written to and whose screens read again.

import type { Mail } from '#platform/server/mail.ts';
import type { Work } from '#platform/server/work.ts';
import type { IdOf } from '#shared/id.ts';
import type { PushNotice } from '#shared/notices/push.ts';
import type { TextMessage } from '#shared/notices/text-template.ts';
import type { ActivityItem } from '../contract.ts';

/** Which record it happened to, and whose that is; a feature's happenings add what their words need. */
export type Facts = { subjectId: string; accountId?: IdOf<'accounts'> | null };

/** About a person's record. */
export type OwnedFacts = { subjectId: string; accountId: IdOf<'accounts'> };

/** The record before and after, as far as the audit log keeps it. */
export type Changes = { before: Record<string, unknown> | null; after: Record<string, unknown> | null };

export type StaffWords = {
  /** What the audit log calls it. */
  audit: string;
  /** How it reads in a person's timeline; as in the audit log where that is left out, and not at all where another source tells it better. */
  timeline?: string | ((changes: Changes) => string) | null;
};

/** An entry of the timeline, and the reason that somebody gave. */
export type Told = { what: string; reason?: string | null | undefined };

export type Field = Extract<keyof ActivityItem, `${string}Information`>;

/** What the specification's activity item carries beside its action: one of these. */
export type Information<Of extends Field> = NonNullable<ActivityItem[Of]>;

type BellOf<F, Of extends Field> = {
  /** Its kind on the wire, `subjectVerb`: for good. */
  action: string;
  field: Of;
  /** Amounts in dollars, rates in per cent a month; null where nobody is left to be told. */
  information(facts: F): Information<Of> | null;
  /** What its person reads. */
  says(information: Information<Of>): string;
  /** The page of the app that it leads on to; null for what is only told. */
  leadsTo: string | null;
  /** How staff read it in the person's timeline. */
  timeline(information: Information<Of>): Told;
};

/** The line under a person's bell, and in their history. */
export type Bell<F> = { [Of in Field]: BellOf<F, Of> }[Field];

/** `staff`, `everyone` or an account, and the topics to read again, parted by spaces. */
export type Notified = readonly [address: string, topics: string];

type Parts<F> = {
  bell: Bell<F> | null;
  mails: ((facts: F, work: Work) => Mail[]) | null;
  /** To the phone of whoever chose that, beside the mail and never in its place; null where it can wait until the mail is read. */
  text: ((facts: F, work: Work) => TextMessage | null) | null;
  /** What reaches their phone while the app is closed, where they allow it: for the little that cannot wait. */
  push?: PushNotice;
  /** Beside the bell itself. */
  notifies(facts: F): readonly Notified[];
};

export type Happening<F = never> = Parts<F> & {
  /** `area.verb`, as the audit log and the activities store it: for good. */
  readonly name: string;
  /** Null where the audit log has no entry of its own for it. */
  readonly audit: { subject: string; words: StaffWords } | null;
};

/** `area.verb`. */
export type HappeningName = `${string}.${string}`;

/** Something that a person or the system did to a record. */
export const happening = <F extends Facts = OwnedFacts>(
  name: HappeningName,
  { subject, words, ...parts }: { subject: string; words: StaffWords } & Parts<F>,
): Happening<F> => ({ name, audit: { subject, words }, ...parts });

/** The letters are written where it happens, because what they say is known there alone. */
export type Lettered = { mails: readonly Mail[] };

export const mailsBrought = ({ mails }: Lettered): Mail[] => [...mails];

/** For what the audit log keeps and no bell or letter tells; whose screens read again stands beside it where there are any. */
export const KEPT_ALONE = { bell: null, mails: null, text: null, notifies: () => [] } as const;

/** What a person is told though nobody did it to a record: it follows from something else, or from the calendar. */
export const notice = <F extends { accountId: IdOf<'accounts'> }>(
  name: HappeningName,
  parts: Parts<F> & { bell: Bell<F> },
): Happening<F> => ({ name, audit: null, ...parts });
