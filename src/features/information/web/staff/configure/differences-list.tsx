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

function Change({ name, fields }: { name: string; fields: readonly FieldChange[] }) {
  if (fields.length === 0) return null;
  return (
    <div>
      <dt className="inline font-semibold">{name}: </dt>
      <dd className="inline">
        {fields.map(({ label, properties }) => label + inBrackets(properties)).join(' · ')}
      </dd>
    </div>
  );
}

const inBrackets = (properties: readonly string[]): string =>
  properties.length > 0 ? ` (${properties.join(', ')})` : '';
