// Says that somebody else saved what one is editing: what stands there now where it differs, and the choice between the two.
import { Banner } from '../../banner.tsx';
import { Button } from '../../button.tsx';

export type SavedMeanwhileTexts = {
  title: string;
  /** Before what differs. */
  lead: string;
  /** Said when nothing differs. */
  same: string;
  take: string;
  keep: string;
  /** For a value that is not there. */
  empty: string;
};

type SavedMeanwhileProps = {
  texts: SavedMeanwhileTexts;
  /** Label and value of what stands there now. */
  differing: readonly (readonly [label: string, value: string])[];
  onTake: () => void;
  onKeep: () => void;
};

export const SavedMeanwhile = ({ texts, differing, onTake, onKeep }: SavedMeanwhileProps) => (
  <Banner tone="wait" role="alert" title={texts.title}>
    <p>{differing.length > 0 ? texts.lead : texts.same}</p>
    <dl className="mt-2 grid gap-2">
      {differing.map(([label, value]) => (
        <div key={label}>
          <dt className="font-semibold">{label}</dt>
          <dd className="whitespace-pre-line">{value || texts.empty}</dd>
        </div>
      ))}
    </dl>
    <div className="mt-3 flex flex-wrap gap-2">
      <Button tone="secondary" onClick={onTake}>
        {texts.take}
      </Button>
      <Button tone="secondary" onClick={onKeep}>
        {texts.keep}
      </Button>
    </div>
  </Banner>
);
