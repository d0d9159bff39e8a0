// The quiz's first screen: greets the new user by name.
import { Plant } from '#features/seeds/web/plant.tsx';
import { useSession } from '#platform/web/session.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Page } from '#platform/web/ui/page.tsx';
import { quizTexts } from '../texts/quiz.ts';

export function Welcome({ onStart }: { onStart: () => void }) {
  const session = useSession();
  return (
    <Page title={quizTexts.greeting(session?.fullName ?? '')} lead={quizTexts.welcome} width="narrow">
      <div className="grid justify-items-center gap-6">
        <Plant level="seed1" className="w-48" />
        <Button onClick={onStart}>{quizTexts.start}</Button>
      </div>
    </Page>
  );
}
