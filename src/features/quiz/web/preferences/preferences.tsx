// /preferences: how one's finances feel, then which offers appeal; saved, changed and saved again.
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useStepInAddress } from '#features/forms/web/steps/step-in-address.ts';
import { useKeptState } from '#platform/web/form-state/use-kept-state.ts';
import { useSettled } from '#platform/web/form-state/use-settled.ts';
import { useSession } from '#platform/web/session.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { FieldError } from '#platform/web/ui/form/field.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { Page } from '#platform/web/ui/page.tsx';
import { Progress } from '#platform/web/ui/progress.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { appealingOf, isFinancialPartAnswered } from '../../rules/preferences.ts';
import { draftOf, type FinancialDraft } from '../../rules/quiz-answers.ts';
import { preferenceTexts as texts } from '../../texts/quiz.ts';
import { DrawQuestion } from '../draw-question.tsx';
import { FeelingQuestion } from '../feeling-question.tsx';
import { OfferTiles } from '../offer-tiles.tsx';
import { useErrorMessage } from '../use-error-message.ts';
import { preferencesQuery } from './queries.ts';
import { useSave } from './use-save.ts';

/** What else is chosen here stands below the questionnaire, for whoever has answered it before. */
export function Preferences({ children }: { children?: ReactNode }) {
  const preferences = useSettled(useQuery(preferencesQuery));
  const isFirstTime = useSession()?.status === 'Created';
  return (
    <Page title={texts.title} lead={texts.lead} width="narrow">
      <Loaded query={preferences} skeleton={<Skeleton className="h-96 rounded-lg" />}>
        {({ financialQuestionnaire, itemsThatAppeal }) => (
          <Questionnaire given={draftOf(financialQuestionnaire)} appealed={appealingOf(itemsThatAppeal)} />
        )}
      </Loaded>
      {!isFirstTime && children}
    </Page>
  );
}

type QuestionnaireProps = { given: FinancialDraft; appealed: readonly string[] };

/** What is being answered, for whoever reloads the page; the step stands in the address. */
const KEPT_AS = 'preferences';
const FIRST = 'feelings';
const SECOND = 'offers';

/** Begins with what was given before, or is being answered; what arrives later does not disturb it. */
function Questionnaire({ given, appealed }: QuestionnaireProps) {
  const { value, set, forget } = useKeptState(KEPT_AS, { draft: given, appealing: appealed });
  const { draft, appealing } = value;
  const steps = useStepInAddress();
  const step = steps.at === SECOND && isFinancialPartAnswered(draft) ? 2 : 1;
  const { save, isSaving } = useSave();
  const { error, refuse, mend } = useErrorMessage(step);
  const goOn = () =>
    isFinancialPartAnswered(draft) ? steps.goTo(SECOND, FIRST, false) : refuse(texts.incomplete);
  const submit = () =>
    appealing.length > 0 ? save({ draft, appealing }, { onSuccess: forget }) : refuse(texts.chooseOne);
  return (
    <>
      <Progress label={texts.progress} value={step} max={2} />
      <Card className="grid gap-6">
        {step === 1 ? (
          <FinancialStep
            draft={draft}
            onChange={(part) => {
              mend();
              set({ ...value, draft: { ...draft, ...part } });
            }}
          />
        ) : (
          <AppealStep
            appealing={appealing}
            onChange={(appealing) => {
              mend();
              set({ ...value, appealing });
            }}
          />
        )}
        <FieldError id="preferences-error" error={error} />
        <div className="flex justify-between gap-3">
          {step === 1 ? (
            <Button className="ml-auto" onClick={goOn}>
              {texts.next}
            </Button>
          ) : (
            <>
              <Button tone="secondary" onClick={() => steps.goBack(FIRST)} disabled={isSaving}>
                {texts.back}
              </Button>
              <Button busy={isSaving} onClick={submit}>
                {texts.submit}
              </Button>
            </>
          )}
        </div>
      </Card>
    </>
  );
}

type FinancialStepProps = { draft: FinancialDraft; onChange: (part: Partial<FinancialDraft>) => void };

const FinancialStep = ({ draft, onChange }: FinancialStepProps) => (
  <>
    <FeelingQuestion
      question={texts.feelingQuestion}
      feeling={draft.feeling}
      onChange={(feeling) => onChange({ feeling })}
    />
    <DrawQuestion draft={draft} onChange={onChange} />
  </>
);

type AppealStepProps = { appealing: readonly string[]; onChange: (appealing: readonly string[]) => void };

function AppealStep({ appealing, onChange }: AppealStepProps) {
  const toggle = (title: string) =>
    onChange(appealing.includes(title) ? appealing.filter((each) => each !== title) : [...appealing, title]);
  return (
    <fieldset className="grid gap-3">
      <legend className="font-semibold">{texts.appealQuestion}</legend>
      <p className="text-muted text-sm" aria-live="polite">
        {texts.chosen(appealing.length)}
      </p>
      <OfferTiles chosen={appealing} onToggle={toggle} />
    </fieldset>
  );
}
