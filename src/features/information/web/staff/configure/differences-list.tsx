// What one version changed against another, in words.
import type { Differences, FieldChange } from '#features/forms/rules/definition/diff-definitions.ts';
import { historyTexts as texts } from '../../../texts/staff-schemas.ts';

type DifferencesListProps = { differences: Differences; hasNewWords: boolean };

export function DifferencesList({ differences, hasNewWords }: DifferencesListProps) {
  const { added, removed, changed, isReordered } = differences;
  const notes = [isReordered ? texts.reordered : '', hasNewWords ? texts.words : ''].filter(Boolean);
  const isNothing = [added, removed, changed, notes].every(({ length }) => length === 0);
  if (isNothing) return <p className="text-muted text-sm">{texts.nothing}</p>;
  return (
    <dl className="grid gap-1 text-sm">
      <Change name={texts.added} fields={added} />
      <Change name={texts.removed} fields={removed} />
      <Change name={texts.changed} fields={changed} />
      {notes.length > 0 && <dd className="text-muted">{notes.join(' · ')}</dd>}
    </dl>
  );
}

/** Of what is changed, each question with what it is changed to; of what came or went, the names. */
function Change({ name, fields }: { name: string; fields: readonly FieldChange[] }) {
  if (fields.length === 0) return null;
  const isWhole = fields.every(({ properties }) => properties.length === 0);
  return (
    <div>
      <dt className="inline font-semibold">{name}: </dt>
      {isWhole ? (
        <dd className="inline">{fields.map(({ label }) => label).join(' · ')}</dd>
      ) : (
        fields.map(({ name, label, properties }) => (
          <dd key={name} className="ml-4 wrap-anywhere">
            {label}
            <ul className="ml-5 list-disc text-muted">
              {properties.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </dd>
        ))
      )}
    </div>
  );
}
