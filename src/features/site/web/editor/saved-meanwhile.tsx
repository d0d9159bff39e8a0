// Says that somebody else saved the words in between: what they wrote, slot by slot.
import { Banner } from '#platform/web/ui/banner.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { copySlotNames, editCopyTexts as texts } from '#texts/staff-copy.ts';
import type { LandingCopy } from '../../contract.ts';
import { changedSlots } from '../../rules/judge-copy.ts';

type SavedMeanwhileProps = {
  mine: LandingCopy;
  theirs: LandingCopy;
  onKeep: () => void;
  onTake: () => void;
};

export function SavedMeanwhile({ mine, theirs, onKeep, onTake }: SavedMeanwhileProps) {
  const differing = changedSlots(theirs, mine);
  return (
    <Banner tone="wait" role="alert" title={texts.meanwhileTitle}>
      <p>{differing.length > 0 ? texts.meanwhileLead : texts.meanwhileSame}</p>
      <dl className="mt-2 grid gap-2">
        {differing.map((slot) => (
          <div key={slot}>
            <dt className="font-semibold">{copySlotNames[slot]}</dt>
            <dd>{theirs[slot]}</dd>
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
}
