// What differs between two policies: each figure before and after.
import { ArrowRight } from 'lucide-react';
import type { PolicyChange } from '../../../contract/policy-desk.ts';
import { policyDeskTexts as texts } from '../../../texts/staff-policy.ts';

export function ChangesList({
  changes,
  none = texts.noChanges,
}: {
  changes: readonly PolicyChange[];
  none?: string;
}) {
  if (changes.length === 0) return <p className="text-muted">{none}</p>;
  return (
    <ul className="grid">
      {changes.map(({ group, label, before, after }) => (
        <li
          key={`${group} ${label}`}
          className="flex flex-wrap items-baseline justify-between gap-x-4 border-line py-2 not-last:border-b"
        >
          <span>
            {label} <span className="text-muted text-sm">{group}</span>
          </span>
          <span className="figures inline-flex flex-wrap items-center gap-2">
            <span className="text-muted">
              <span className="sr-only">{texts.before}: </span>
              {before ?? texts.none}
            </span>
            <ArrowRight className="size-4 text-muted" />
            <strong className="font-semibold">
              <span className="sr-only">{texts.after}: </span>
              {after ?? texts.none}
            </strong>
          </span>
        </li>
      ))}
    </ul>
  );
}
