// What changed of a contest's terms: each as it was and as it is, one below the other, or side by side where there is room.
import type { ChangedTerm } from '../contract/requests.ts';
import { changedTermsTexts as texts } from '../texts/contests.ts';

export const ChangedTerms = ({ terms }: { terms: readonly ChangedTerm[] }) => (
  <dl className="grid gap-3">
    {terms.map(({ name, before, after }) => (
      <div key={name} className="grid gap-1">
        <dt className="font-semibold text-sm">{texts.names[name]}</dt>
        <dd className="grid gap-2 sm:grid-cols-2">
          <Stated called={texts.before} words={before} className="text-muted" />
          <Stated called={texts.after} words={after} />
        </dd>
      </div>
    ))}
  </dl>
);

type StatedProps = { called: string; words: string; className?: string };

const Stated = ({ called, words, className = '' }: StatedProps) => (
  <span className="grid content-start gap-0.5 rounded-md bg-sunk px-3 py-2">
    <span className="text-muted text-xs">{called}</span>
    <span className={`wrap-anywhere whitespace-pre-line ${className}`}>{words}</span>
  </span>
);
