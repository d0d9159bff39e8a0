// One feeling on a scale of five: in the quiz about the present credit provider, in the preferences about one's finances.
import { RadioGroupField } from '#platform/web/ui/form/radio-group-field.tsx';
import { FEELINGS } from '../rules/quiz-answers.ts';

const options = FEELINGS.map((feeling) => ({ value: feeling, label: feeling }));

type FeelingQuestionProps = {
  question: string;
  feeling: string | null;
  onChange: (feeling: string) => void;
};

export const FeelingQuestion = ({ question, feeling, onChange }: FeelingQuestionProps) => (
  <RadioGroupField label={question} options={options} value={feeling ?? ''} onValue={onChange} />
);
