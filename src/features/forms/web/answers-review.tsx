// What is about to be sent, question by question, each with a way to change it.
import { type Dispatch, useMemo } from 'react';
import { showAnswer } from '#features/forms/rules/show-answer.ts';
import { validateAnswers } from '#features/forms/rules/validate-answers.ts';
import { visibleFields } from '#features/forms/rules/visible-fields.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Unbroken } from '#platform/web/ui/text/unbroken.tsx';
import { fillingTexts } from '../texts/forms.ts';
import { DoubtsReview } from './documents/doubts-review.tsx';
import { groupsOf } from './field-groups.ts';
import type { Basis, FillingStep, RawAnswers } from './filling.ts';

type AnswersReviewProps = {
  basis: Basis;
  /** Without an error. */
  answers: RawAnswers;
  dispatch: Dispatch<FillingStep>;
  onChange: (name: string) => void;
};

/** Shows the answers as they will be kept: tidied, and without those to questions that are not asked. */
export function AnswersReview({ basis, answers, dispatch, onChange }: AnswersReviewProps) {
  const { fields, submitted, today } = basis;
  const kept = useMemo(
    () => validateAnswers(fields, answers, today, submitted).answers,
    [fields, answers, today, submitted],
  );
  const asked = visibleFields(fields, answers, submitted).map(({ field }) => field);
  if (asked.length === 0) return null;
  return (
    <div className="grid gap-5">
      <p>{fillingTexts.review}</p>
      {groupsOf(asked).map(({ key, title, fields }) => (
        <section key={key} className="grid gap-1">
          {title && <h3 className="font-semibold">{title}</h3>}
          <dl>
            {fields.map((field) => (
              <div
                key={field.name}
                className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 border-line border-b py-1.5"
              >
                <dt className="text-muted text-sm">{field.label}</dt>
                <dd className="row-start-2 whitespace-pre-line font-medium">
                  <Unbroken>{showAnswer(field, kept[field.name]) || fillingTexts.notAnswered}</Unbroken>
                </dd>
                <dd className="row-span-2">
                  <Button
                    tone="quiet"
                    size="sm"
                    aria-label={fillingTexts.changeAnswer(field.label)}
                    onClick={() => onChange(field.name)}
                  >
                    {fillingTexts.change}
                  </Button>
                </dd>
                <DoubtsReview
                  {...{ field, today, dispatch }}
                  value={answers[field.name]}
                  onRefused={() => onChange(field.name)}
                />
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}
