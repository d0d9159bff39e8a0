// An entry of a person's timeline in words: what happened, for what reason, and where its record is.
import type { Changes } from '#features/activity/server/happening.ts';
import {
  type Details,
  type Happenings,
  inTheTimeline,
  nameInWords,
} from '#features/activity/server/in-words.ts';
import { showDollars } from '#shared/money.ts';
import type { TimelineKind } from '../../contract.ts';
import { kindOf } from '../../rules/timeline-kinds.ts';
import { timelineTexts as texts } from '../../texts/staff-timeline.ts';

type Subject = {
  kind: string;
  id: string;
  /** The section that documents or answers belong to, and of which model. */
  section: string | null;
  audience: string | null;
};

export type Entry =
  | { source: 'activity'; happening: string; details: Details; subject: Subject | null }
  | ({ source: 'audit'; action: string; subject: Subject } & Changes)
  | { source: 'application'; amount: number; lender: string | null; subject: Subject }
  | { source: 'mail'; subjectLine: string; state: string }
  | { source: 'text'; channel: string; about: string; state: string };

export type Described = { kind: TimelineKind; what: string; reason: string | null; link: string | null };

export function describeEntry(entry: Entry, happenings: Happenings): Described {
  switch (entry.source) {
    case 'activity': {
      const { what, reason } = inTheTimeline(happenings, entry.happening, entry.details);
      const link = linkTo(entry.subject);
      return { kind: kindOf(entry.happening), what, reason: reason || null, link };
    }
    case 'audit':
      return {
        kind: kindOf(entry.action),
        what: describeAudited(entry, happenings),
        reason: textIn(entry.after, 'reason') || null,
        link: linkTo(entry.subject),
      };
    case 'application':
      return {
        kind: 'loans',
        what: texts.applied(showDollars(entry.amount), entry.lender),
        reason: null,
        link: linkTo(entry.subject),
      };
    case 'text': {
      const what = texts.text(entry.channel, entry.about.replaceAll('_', ' '), entry.state);
      return { kind: 'messages', what, reason: null, link: null };
    }
    case 'mail':
      return { kind: 'messages', what: texts.mail(entry.subjectLine, entry.state), reason: null, link: null };
  }
}

const textIn = (record: Changes['after'], field: string): string =>
  typeof record?.[field] === 'string' ? record[field] : '';

function describeAudited(
  { action, before, after, subject }: Extract<Entry, { source: 'audit' }>,
  happenings: Happenings,
): string {
  const words = happenings.get(action)?.audit?.words;
  const timeline = words?.timeline ?? words?.audit ?? nameInWords(action);
  const what = typeof timeline === 'string' ? timeline : timeline({ before, after });
  return subject.section ? texts.about(what, subject.section) : what;
}

/** The address of a record's screen; null where it has none. */
function linkTo(subject: Subject | null): string | null {
  if (!subject) return null;
  const model = subject.audience === 'PreQualUser' ? 'model-5/' : '';
  switch (subject.kind) {
    case 'verification':
      return `/admin/verification/${model}${subject.id}`;
    case 'submission':
      return `/admin/submission/${model}${subject.id}`;
    case 'application':
      return `/admin/loans/${subject.id}`;
    case 'loan':
      return `/admin/portfolio/${subject.id}`;
    case 'signal':
      return `/admin/signals/${subject.id}`;
    case 'acquisition':
      return `/admin/redeem/${subject.id}`;
    case 'contest':
      return `/admin/contests/${subject.id}`;
    default:
      return null;
  }
}
