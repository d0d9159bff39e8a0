// What changed of a contest's terms since it opened, the latest first, each with its reason.
import { useId } from 'react';
import { Card } from '#platform/web/ui/card.tsx';
import { showMoment } from '#shared/calendar.ts';
import type { TermsChange } from '../../contract.ts';
import { changedTermsTexts as texts } from '../../texts/contests.ts';
import { ChangedTerms } from '../changed-terms.tsx';

export function TermsChanged({ changes }: { changes: readonly TermsChange[] }) {
  const headingId = useId();
  if (changes.length === 0) return null;
  return (
    <Card>
      <section aria-labelledby={headingId} className="grid gap-4">
        <h2 id={headingId} className="font-bold text-xl">
          {texts.title}
        </h2>
        <ol className="grid gap-6">
          {changes.map(({ at, reason, terms }) => (
            <li key={at} className="grid gap-3">
              <p className="text-muted text-sm">
                <time dateTime={at}>{texts.changedAt(showMoment(new Date(at)))}</time>
              </p>
              <ChangedTerms terms={terms} />
              <div>
                <p className="font-semibold text-sm">{texts.why}</p>
                <p className="wrap-anywhere max-w-prose whitespace-pre-line">{reason}</p>
              </div>
            </li>
          ))}
        </ol>
      </section>
    </Card>
  );
}
