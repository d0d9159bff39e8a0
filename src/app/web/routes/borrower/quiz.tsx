// The quiz: all that a new user sees until it is handed in.
import { Quiz } from '#features/quiz/web/quiz.tsx';
import { Queries } from '#platform/web/query.tsx';
import { Guard } from '../../guard.tsx';
import { BorrowerShell } from '../../shells/borrower.tsx';

export default function QuizPage() {
  return (
    <Guard part="quiz">
      {(session) => (
        <Queries key={session.id} account={session.id}>
          <BorrowerShell
            person={{ name: session.fullName, email: session.email, imageUrl: session.image }}
            bell={null}
            navigation={false}
          >
            <Quiz />
          </BorrowerShell>
        </Queries>
      )}
    </Guard>
  );
}
