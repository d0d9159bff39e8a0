// /estimate: four questions before there is an account, and the range that their answers lead to.
import { Fragment, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { keepFirstAnswers } from '#features/information/web/first-answers.ts';
import { caller } from '#platform/web/call.ts';
import { useNativeForm } from '#platform/web/form-state/use-native-form.ts';
import { Banner } from '#platform/web/ui/banner.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { MoneyField } from '#platform/web/ui/form/money-field.tsx';
import { SelectField } from '#platform/web/ui/form/select-field.tsx';
import { Page } from '#platform/web/ui/page.tsx';
import type { estimateEndpoints, Estimate as Range } from '../../contract/estimate.ts';
import { answersToCarry } from '../../rules/estimate/estimate-answers.ts';
import { TOLD_NAMES, validateEstimate } from '../../rules/estimate/validate-estimate.ts';
import { estimateTexts as texts, workAnswers } from '../../texts/estimate.ts';
import { EstimatedRange, type ShownRange } from './estimated-range.tsx';

const call = caller<typeof estimateEndpoints>();

export function Estimate() {
  const { range, showRange, backToQuestions } = useRange();
  const [failure, setFailure] = useState('');
  const { field, busy, attach, inputsKey } = useNativeForm({
    keptAs: 'estimate',
    keepsSent: true,
    names: TOLD_NAMES,
    validate: (typed) => {
      const validated = validateEstimate(typed);
      return 'errors' in validated ? validated.errors : {};
    },
    send: async (typed) => {
      const validated = validateEstimate(typed);
      if ('errors' in validated) return;
      setFailure('');
      const answer = await call('POST /api/loan/public/estimate', { body: validated.answers });
      keepFirstAnswers(answersToCarry(validated.answers));
      showRange(answer);
    },
    onFailure: ({ message }) => setFailure(message),
  });
  const isAsking = range === null;
  const wasAsking = useRef(isAsking);
  useEffect(() => {
    if (isAsking && !wasAsking.current) attach.ref.current?.querySelector('select')?.focus();
    wasAsking.current = isAsking;
  }, [isAsking, attach.ref]);
  return (
    <Page title={texts.title} lead={texts.lead} back={{ to: '/' }} width="narrow">
      {range && <EstimatedRange range={range} onChange={backToQuestions} />}
      {/* Stays while the range is shown, with all that was typed. */}
      <Card hidden={range !== null}>
        <form {...attach} className="grid gap-5">
          <Fragment key={inputsKey}>
            <SelectField
              {...field('employment_status')}
              label={texts.work}
              options={optionsOf(workAnswers)}
            />
            <MoneyField {...field('monthly_income_amount')} label={texts.income} hint={texts.incomeHint} />
            <MoneyField
              {...field('household_expenses_amount')}
              label={texts.spending}
              hint={texts.spendingHint}
            />
            <MoneyField {...field('debt_payments_amount')} label={texts.debts} hint={texts.debtsHint} />
          </Fragment>
          {failure && (
            <Banner tone="bad" role="alert">
              {failure}
            </Banner>
          )}
          <Button type="submit" wide busy={busy}>
            {texts.show}
          </Button>
        </form>
      </Card>
    </Page>
  );
}

/** The answer is a step in the history: 'back' leads from it to the questions, and not out of the estimate. */
function useRange() {
  const navigate = useNavigate();
  const { state } = useLocation();
  const range = (state as { range?: ShownRange } | null)?.range ?? null;
  return {
    range,
    showRange: (answer: Range) => navigate('', { state: { range: answer }, preventScrollReset: true }),
    backToQuestions: () => navigate(-1),
  };
}

const optionsOf = (names: readonly string[]) => names.map((name) => ({ value: name, label: name }));
