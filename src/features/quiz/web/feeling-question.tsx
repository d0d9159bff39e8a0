// Question 0: happiness with the present credit provider, on a scale of five.
import { RadioGroupField } from '#platform/web/ui/form/radio-group-field.tsx';
import { quizTexts } from '#texts/quiz.ts';
import { FEELINGS } from '../rules/quiz-answers.ts';

const options = FEELINGS.map((feeling) => ({ value: feeling, label: feeling }));

export const FeelingQuestion = ({
  feeling,
  onChange,
}: {
  feeling: string | null;
  onChange: (feeling: string) => void;
}) => (
  <RadioGroupField
    label={quizTexts.feelingQuestion}
    options={options}
    value={feeling ?? ''}
    onValue={onChange}
  />
);
