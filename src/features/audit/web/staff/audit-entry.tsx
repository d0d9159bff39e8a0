// One entry of the audit log: what was done, by whom, about whom, when; opened, what it changed and where the record is.

import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { EmailAddress } from '#platform/web/ui/list/email-address.tsx';
import { StackedFact } from '#platform/web/ui/list/facts.tsx';
import { showMoment } from '#shared/calendar.ts';
import type { AuditEntryRow, AuditPerson } from '../../contract.ts';
import { personAddress, recordAddress } from '../../rules/record-address.ts';
import { auditKinds, auditTexts as texts } from '../../texts/staff-audit.ts';
import { Changes } from './changes.tsx';

export const AuditEntry = ({ entry }: { entry: AuditEntryRow }) => (
  <li className="border-line not-last:border-b">
    <details className="group">
      <summary className="grid min-h-14 cursor-pointer list-none grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-0.5 px-4 py-3 hover:bg-leaf-soft lg:grid-cols-[minmax(0,5fr)_minmax(0,4fr)_minmax(0,4fr)_auto] [&::-webkit-details-marker]:hidden">
        <span className="max-lg:col-start-1">
          <span className="font-semibold">{entry.what}</span>
          {entry.named && (
            <span className="block text-sm wrap-anywhere">
              <span className="text-muted">{kindOf(entry)} </span>
              {entry.named}
            </span>
          )}
        </span>
        <span className="text-sm max-lg:col-start-1">
          <span className="text-muted">{texts.by} </span>
          {entry.by?.fullName ?? texts.system}
          {entry.about && entry.about._id !== entry.by?._id && (
            <span className="block">
              <span className="text-muted">{texts.about} </span>
              {entry.about.fullName}
            </span>
          )}
        </span>
        <time dateTime={entry.created} className="text-muted text-sm max-lg:col-start-1">
          {showMoment(new Date(entry.created))}
        </time>
        <ChevronDown className="size-5 text-muted transition-transform group-open:rotate-180 max-lg:col-start-2 max-lg:row-span-3 max-lg:row-start-1 motion-reduce:transition-none" />
      </summary>
      <div className="grid grid-cols-1 gap-4 border-line border-t bg-sunk p-4">
        <Facts entry={entry} />
        <Changes before={entry.before} after={entry.after} />
      </div>
    </details>
  </li>
);

const kindOf = ({ kind }: AuditEntryRow): string => auditKinds[kind] ?? kind;

function Facts({ entry }: { entry: AuditEntryRow }) {
  const address = recordAddress(entry);
  return (
    <dl className="grid gap-x-8 gap-y-3 text-sm sm:grid-cols-2 lg:grid-cols-3">
      <StackedFact name={texts.by}>
        {entry.by ? (
          <Person person={entry.by} search={`?staff=${entry.by._id}`} text={texts.allBy} />
        ) : (
          texts.system
        )}
      </StackedFact>
      {entry.about && (
        <StackedFact name={texts.about}>
          <Person person={entry.about} search={`?account=${entry.about._id}`} text={texts.allAbout} />
        </StackedFact>
      )}
      <StackedFact name={texts.record}>
        <span className="block">{kindOf(entry)}</span>
        <span className="block break-all text-muted">{entry.record}</span>
        {address && <EntryLink to={address}>{texts.openRecord}</EntryLink>}
      </StackedFact>
      <StackedFact name={texts.address}>{entry.address || texts.nothing}</StackedFact>
      <StackedFact name={texts.code}>{entry.action}</StackedFact>
    </dl>
  );
}

function Person({ person, search, text }: { person: AuditPerson; search: string; text: string }) {
  const address = personAddress(person);
  return (
    <>
      <span className="block">
        {person.fullName}, {person.userType}
      </span>
      <span className="block wrap-anywhere text-muted">
        <EmailAddress of={person.email} />
      </span>
      <span className="flex flex-wrap gap-x-4">
        {address && <EntryLink to={address}>{texts.openPerson}</EntryLink>}
        <EntryLink to={`/admin/audit${search}`}>{text}</EntryLink>
      </span>
    </>
  );
}

const EntryLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link to={to} className="link inline-flex min-h-11 items-center">
    {children}
  </Link>
);
