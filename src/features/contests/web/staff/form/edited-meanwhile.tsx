// Says that somebody else saved the same contest in between: what they wrote, beside what stands in the form.
import { Banner } from '#platform/web/ui/banner.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { contestFieldTexts, editedMeanwhileTexts as texts } from '#texts/staff-contests.ts';
import { differingFields, type FormValues, shownValue } from './form-values.ts';

type EditedMeanwhileProps = {
  mine: FormValues;
  theirs: FormValues;
  onKeep: () => void;
  onTake: () => void;
};

export function EditedMeanwhile({ mine, theirs, onKeep, onTake }: EditedMeanwhileProps) {
  const differing = differingFields(theirs, mine);
  return (
    <Banner tone="wait" role="alert" title={texts.title}>
      <p>{differing.length > 0 ? texts.lead : texts.same}</p>
      <dl className="mt-2 grid gap-2">
        {differing.map((name) => (
          <div key={name}>
            <dt className="font-semibold">{contestFieldTexts[name]}</dt>
            <dd className="whitespace-pre-line">{shownValue(theirs, name) || texts.empty}</dd>
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
