// /admin/quizes/:id: what one person answered.
import { useParams } from 'react-router';
import { PersonsAnswers } from '#features/quiz/web/staff/persons-answers.tsx';

export default function PersonsAnswersRoute() {
  const { id = '' } = useParams();
  return <PersonsAnswers key={id} id={id} />;
}
