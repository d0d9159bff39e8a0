// Groups of a form's fields under their headings; on a step of its own a group's heading says which step it is.
import type { Dispatch } from 'react';
import { Card } from '#platform/web/ui/card.tsx';
import type { Day } from '#shared/calendar.ts';
import type { FieldGroup } from './field-groups.ts';
import { FieldInput } from './field-input.tsx';
import type { Filling, FillingStep } from './filling.ts';
import { stepInWords } from './steps/step-progress.tsx';
import type { Steps } from './steps/use-steps.ts';
import type { SearchChoices } from './type-ahead-field.tsx';

type FormFieldsProps = {
  groups: readonly FieldGroup[];
  place: Steps['place'];
  today: Day;
  filling: Filling;
  dispatch: Dispatch<FillingStep>;
  search: SearchChoices | undefined;
};

export function FormFields({ groups, place, today, filling, dispatch, search }: FormFieldsProps) {
  const { answers, errors } = filling;
  return groups.map(({ key, title, fields }) => (
    <Card key={key} className="grid gap-6">
      {place ? <StepHeading {...{ title, ...place }} /> : title && <h2 className={HEADING}>{title}</h2>}
      {fields.map((field) => (
        <div key={field.name} data-field={field.name}>
          <FieldInput
            {...{ field, today, search, dispatch }}
            value={answers[field.name]}
            error={errors[field.name]}
          />
        </div>
      ))}
    </Card>
  ));
}

const HEADING = 'font-bold text-xl';

type StepHeadingProps = NonNullable<Steps['place']> & { title: string | undefined };

/** Takes the focus when its step is reached. Which step it is stands beside the bar above, to be seen, and is heard here. */
function StepHeading({ title, heading, ...place }: StepHeadingProps) {
  const step = stepInWords(place);
  return (
    <h2 ref={heading} tabIndex={-1} className={`${HEADING} outline-none`}>
      {title ? (
        <>
          <span className="sr-only">{`${step}: `}</span>
          {title}
        </>
      ) : (
        step
      )}
    </h2>
  );
}
