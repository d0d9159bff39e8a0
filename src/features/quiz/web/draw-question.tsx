// Question 1: whether the user throws a partner, and how much a month.
import { useState } from 'react';
import { MoneyField } from '#platform/web/ui/form/money-field.tsx';
import { RadioGroupField } from '#platform/web/ui/form/radio-group-field.tsx';
import { readFigure } from '#shared/figure.ts';
import type { FinancialDraft } from '../rules/quiz-answers.ts';
import { quizTexts } from '../texts/quiz.ts';

type DrawQuestionProps = {
  draft: FinancialDraft;
  onChange: (part: Partial<FinancialDraft>) => void;
};

const options = [
  { value: 'yes', label: quizTexts.yes },
  { value: 'no', label: quizTexts.no },
];

export function DrawQuestion({ draft, onChange }: DrawQuestionProps) {
  const [typed, setTyped] = useState(draft.throwPerMonth === null ? '' : String(draft.throwPerMonth));
  const value = draft.partnerDraw === null ? '' : draft.partnerDraw ? 'yes' : 'no';
  return (
    <>
      <RadioGroupField
        label={quizTexts.drawQuestion}
        columns={2}
        options={options}
        value={value}
        onValue={(answer) => onChange({ partnerDraw: answer === 'yes' })}
      />
      {draft.partnerDraw && (
        <MoneyField
          label={quizTexts.throwPerMonth}
          value={typed}
          onValue={(dollars) => {
            setTyped(dollars);
            onChange({ throwPerMonth: readFigure(dollars) });
          }}
        />
      )}
    </>
  );
}
