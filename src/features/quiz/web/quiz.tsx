// The 5-in-5 quiz: welcome, two questions, three rewards; nothing else is open until it is handed in.
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { type StepPlace, useStepInAddress, useStepsGone } from '#features/forms/web/steps/step-in-address.ts';
import { CallFailed, caller } from '#platform/web/call.ts';
import { readKept } from '#platform/web/record/kept-draft.ts';
import { useKeeping } from '#platform/web/record/use-keeping.ts';
import { sessionChanged, useSession } from '#platform/web/session.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { FieldError } from '#platform/web/ui/form/field.tsx';
import { toast } from '#platform/web/ui/overlay/toast.ts';
import { Page } from '#platform/web/ui/page.tsx';
import { Progress } from '#platform/web/ui/progress.tsx';
import type { quizEndpoints } from '../contract.ts';
import {
  areRewardsChosen,
  isDrawAnswered,
  isFeelingAnswered,
  type QuizDraft,
  questionnaireOf,
} from '../rules/quiz-answers.ts';
import { quizTexts } from '../texts/quiz.ts';
import { DrawQuestion } from './draw-question.tsx';
import { FeelingQuestion } from './feeling-question.tsx';
import { RewardTiles } from './reward-tiles.tsx';
import { useErrorMessage } from './use-error-message.ts';
import { Welcome } from './welcome.tsx';

const call = caller<typeof quizEndpoints>();

const STEPS = ['welcome', 'feeling', 'draw', 'rewards'] as const;
type Step = (typeof STEPS)[number];

const isComplete: Record<Step, (draft: QuizDraft) => boolean> = {
  welcome: () => true,
  feeling: isFeelingAnswered,
  draw: isDrawAnswered,
  rewards: areRewardsChosen,
};

const EMPTY: QuizDraft = { feeling: null, partnerDraw: null, throwPerMonth: null, rewards: [] };

/** The step that is asked for, but none before which something is missing. */
function stepAt(asked: string | undefined, draft: QuizDraft): Step {
  const reachable = STEPS.slice(0, STEPS.findIndex((step) => !isComplete[step](draft)) + 1 || undefined);
  const wanted = STEPS.find((step) => step === asked) ?? 'welcome';
  return reachable.includes(wanted) ? wanted : (reachable.at(-1) ?? 'welcome');
}

/** `handedInAs`: it was handed in under this key as the session ended, and is sent again after the log-in. */
type Begun = { step: Step; draft: QuizDraft; handedInAs?: string | null };

/** For whoever reloads the page, or closes it: nothing else of the app is open to them until the quiz is handed in. */
const KEPT_AS = 'quiz';

export function Quiz() {
  const account = useSession()?.id ?? '';
  const [kept] = useState(() => (account ? readKept<Begun>(account, KEPT_AS) : null));
  const [draft, setDraft] = useState(kept?.draft ?? EMPTY);
  const steps = useStepInAddress();
  const [isSent, setSent] = useState(false);
  const [begun] = useState(steps.began ?? kept?.step);
  const step = isSent ? 'rewards' : stepAt(steps.at ?? begun, draft);
  const { error, refuse, mend } = useErrorMessage(step);
  const again = kept?.handedInAs ?? null;
  const [key] = useState(() => again ?? crypto.randomUUID());
  const [isHandedIn, setHandedIn] = useState(again !== null);
  const handedInAs = isHandedIn ? key : null;
  const keeping = useKeeping(
    account,
    KEPT_AS,
    draft === EMPTY || isSent ? null : { step, draft, handedInAs },
  );
  const submit = useSubmit(
    draft,
    () => {
      keeping.forget();
      setSent(true);
    },
    () => setHandedIn(false),
  );
  const handIn = () => {
    setHandedIn(true);
    submit.mutate(key);
  };
  useHandInAgain(again, submit.mutate);
  useLeaving(steps, isSent);
  const position = STEPS.indexOf(step);
  const goOn = () => {
    if (!isComplete[step](draft)) return refuse(quizTexts.incomplete);
    steps.goTo(STEPS[position + 1] ?? 'welcome', step, false);
  };
  const isBusy = submit.isPending || isSent;
  const change = (part: Partial<QuizDraft>) => {
    mend();
    setDraft({ ...draft, ...part });
  };

  if (step === 'welcome') return <Welcome onStart={goOn} />;
  return (
    <Page title={quizTexts.title} width="narrow">
      <Progress label={quizTexts.progress} value={position} max={STEPS.length - 1} />
      <Card className="grid gap-6">
        {step === 'feeling' && (
          <FeelingQuestion
            question={quizTexts.feelingQuestion}
            feeling={draft.feeling}
            onChange={(feeling) => change({ feeling })}
          />
        )}
        {step === 'draw' && <DrawQuestion draft={draft} onChange={change} />}
        {step === 'rewards' && (
          <RewardTiles
            chosen={draft.rewards}
            onChange={(rewards) => change({ rewards })}
            onRefused={refuse}
          />
        )}
        <FieldError id="quiz-error" error={error} />
        <div className="flex justify-between gap-3">
          <Button
            tone="secondary"
            onClick={() => steps.goBack(STEPS[position - 1] ?? 'welcome')}
            disabled={isBusy}
          >
            {quizTexts.prev}
          </Button>
          {step === 'rewards' ? (
            <Button
              busy={isBusy}
              onClick={() => (areRewardsChosen(draft) ? handIn() : refuse(quizTexts.chooseThree))}
            >
              {quizTexts.submit}
            </Button>
          ) : (
            <Button onClick={goOn}>{quizTexts.next}</Button>
          )}
        </div>
      </Card>
    </Page>
  );
}

/** One retry key for the whole quiz: however often it is sent, it is handed in once. */
function useSubmit(draft: QuizDraft, onSent: () => void, onRefused: () => void) {
  const session = useSession();
  return useMutation({
    mutationFn: (key: string) =>
      call(
        'POST /api/quiz',
        {
          body: { ...questionnaireOf(draft), rewards: [...draft.rewards] },
        },
        { key: `${key}:${session?.id}` },
      ),
    onSuccess: onSent,
    onError: (failure) => {
      // Whose session ended reads so at the log-in, after which it is sent again.
      if (failure instanceof CallFailed && failure.status === 401) return;
      onRefused();
      toast.bad(failure.message);
    },
  });
}

/** Sends what was handed in as the session ended, once its owner has logged in again. */
function useHandInAgain(key: string | null, send: (key: string) => void): void {
  const isAgain = useRef(key !== null);
  useEffect(() => {
    if (key === null || !isAgain.current) return;
    isAgain.current = false;
    send(key);
  }, [key, send]);
}

/** To the dashboard, once the steps have left the history: 'back' must not lead through what cannot be opened any more. */
function useLeaving(steps: StepPlace, isSent: boolean): void {
  const navigate = useNavigate();
  useStepsGone(steps, isSent);
  const isAtStart = isSent && steps.depth === 0;
  useEffect(() => {
    if (!isAtStart) return;
    sessionChanged();
    navigate('/', { replace: true });
  }, [isAtStart, navigate]);
}
