// What the palette lists for what is typed: recent things first, then what was found, then actions and screens.
import { showLoanNumber } from '#features/loans/rules/loan-number.ts';
import { staffPlaces } from '#texts/staff-places.ts';
import type { Found } from '../../../contract/find.ts';
import { findActions, findTexts as texts } from '../../../texts/staff-find.ts';

export type Entry = {
  group: keyof typeof texts.groups;
  to: string;
  text: string;
  /** What stands beside the title: whose it is, or how it stands. */
  about: string;
};

type Asked = { typed: string; found: readonly Found[]; recent: readonly Entry[]; isAdmin: boolean };

const MOST_OF_A_GROUP = 5;

/** Of each address one entry. Nothing typed: what was opened last. */
export function entriesFor({ typed, found, recent, isAdmin }: Asked): Entry[] {
  const { rest, isMessage } = readVerb(typed);
  if (rest === '') return recent.map((entry) => ({ ...entry, group: 'recent' as const }));
  const people = found.filter(({ kind }) => kind === 'person');
  const messages = (isMessage ? people : people.slice(0, 1)).map(messageTo);
  if (isMessage) return messages;
  const all = [
    ...recent
      .filter((entry) => matches(rest, entry))
      .slice(0, MOST_OF_A_GROUP)
      .map((entry) => ({ ...entry, group: 'recent' as const })),
    ...found.map(entryOf),
    ...messages,
    ...standing(isAdmin, 'action').filter((entry) => matches(rest, entry)),
    ...standing(isAdmin, 'screen')
      .filter((entry) => matches(rest, entry))
      .slice(0, MOST_OF_A_GROUP),
  ];
  return all.filter(({ to }, place) => all.findIndex((other) => other.to === to) === place);
}

/** What is looked for: `message marcia` looks for Marcia. */
export function readVerb(typed: string): { rest: string; isMessage: boolean } {
  const text = typed.trim();
  const [verb = '', ...rest] = text.split(/\s+/);
  const isMessage = verb.toLowerCase() === texts.messageVerb && rest.length > 0;
  return { rest: isMessage ? rest.join(' ') : text, isMessage };
}

/** Each word somewhere in it. */
const matches = (typed: string, { text, about }: Pick<Entry, 'text' | 'about'>): boolean => {
  const written = `${text} ${about}`.toLowerCase();
  return typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => written.includes(word));
};

const standing = (isAdmin: boolean, group: 'action' | 'screen'): Entry[] =>
  (group === 'action' ? findActions : staffPlaces)
    .filter(({ adminOnly }) => isAdmin || !adminOnly)
    .map(({ to, text }) => ({ group, to, text, about: '' }));

const messageTo = ({ _id, title, about }: Found): Entry => ({
  group: 'action',
  to: `/admin/messages?with=${_id}`,
  text: texts.message(title),
  about,
});

const PAGES: Record<Found['kind'], string> = {
  loan: '/admin/portfolio',
  application: '/admin/loans',
  complaint: '/admin/complaints',
  person: '/admin/users',
  account: '/admin/users',
  lender: '/admin/partners',
  contest: '/admin/contests',
  prize: '/admin/prizes',
};

const entryOf = ({ kind, _id, title, about, standing }: Found): Entry => ({
  group: kind,
  to: `${PAGES[kind]}/${_id}`,
  text: kind === 'loan' ? showLoanNumber(title) : title,
  about: [about, standing].filter(Boolean).join(' · '),
});
