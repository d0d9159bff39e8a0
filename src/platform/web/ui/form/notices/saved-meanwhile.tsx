// Says what somebody else saved of what one is editing: what was taken over from it, and what both changed, side by side to choose.
import type { Conflict } from '#shared/record/values.ts';
import { recordTexts } from '#texts/desk-record.ts';
import { Banner } from '../../banner.tsx';
import { Button } from '../../button.tsx';

export type SavedMeanwhileTexts = {
  title: string;
  /** The text before the list of fields that both people changed. */
  lead: string;
  take: string;
  keep: string;
  /** The text for a value that is empty. */
  empty: string;
};

type SavedMeanwhileProps = {
  texts: SavedMeanwhileTexts;
  form: {
    takenOver: readonly string[];
    conflicts: readonly Conflict[];
    choose: (names: readonly string[], whose: 'mine' | 'theirs') => void;
  };
};

/** Renders nothing where nobody has saved anything. */
export function SavedMeanwhile({ texts, form: { takenOver, conflicts, choose } }: SavedMeanwhileProps) {
  if (takenOver.length === 0 && conflicts.length === 0) return null;
  const names = conflicts.map(({ name }) => name);
  return (
    <Banner tone={conflicts.length > 0 ? 'wait' : 'info'} role="alert" title={texts.title}>
      {takenOver.length > 0 && <p>{recordTexts.meanwhile.taken(takenOver.join(', '))}</p>}
      {conflicts.length > 0 && (
        <>
          <p>{texts.lead}</p>
          <ul className="mt-2 grid gap-3">
            {conflicts.map((conflict) => (
              <Both key={conflict.name} {...{ conflict, texts, choose }} isOneOfMany={names.length > 1} />
            ))}
          </ul>
          <div className="mt-3 flex flex-wrap gap-2">
            <Button tone="secondary" onClick={() => choose(names, 'theirs')}>
              {texts.take}
            </Button>
            <Button tone="secondary" onClick={() => choose(names, 'mine')}>
              {texts.keep}
            </Button>
          </div>
        </>
      )}
    </Banner>
  );
}

type BothProps = {
  conflict: Conflict;
  texts: SavedMeanwhileTexts;
  choose: SavedMeanwhileProps['form']['choose'];
  isOneOfMany: boolean;
};

/** Where only one field differs, the two buttons that apply to all fields are enough. */
const Both = ({ conflict: { name, label, mine, theirs }, texts, choose, isOneOfMany }: BothProps) => (
  <li className="grid gap-1">
    <strong>{label}</strong>
    <dl className="grid gap-2 sm:grid-cols-2">
      {(['theirs', 'mine'] as const).map((whose) => (
        <div key={whose} className="grid content-start justify-items-start gap-1">
          <dt className="text-sm">{recordTexts.meanwhile[whose]}</dt>
          <dd className="wrap-anywhere whitespace-pre-line">{{ mine, theirs }[whose] || texts.empty}</dd>
          {isOneOfMany && (
            <Button
              tone="quiet"
              size="sm"
              aria-label={recordTexts.meanwhile.use[whose](label)}
              onClick={() => choose([name], whose)}
            >
              {recordTexts.meanwhile.useShort}
            </Button>
          )}
        </div>
      ))}
    </dl>
  </li>
);
