// Saves the preferences after the 400 ms of the specification, and two seconds later leads to where seeds are earned.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { submitDelay } from '#platform/web/pause.ts';
import { sessionChanged } from '#platform/web/session.ts';
import { toast } from '#platform/web/ui/overlay/toast.ts';
import { itemsOf } from '../../rules/preferences.ts';
import { type FinancialDraft, questionnaireOf } from '../../rules/quiz-answers.ts';
import { preferenceTexts as texts } from '../../texts/quiz.ts';
import { call, preferencesQuery } from './queries.ts';

const REDIRECT_MS = 2_000;

type Given = { draft: FinancialDraft; appealing: readonly string[] };

export function useSave() {
  const navigate = useNavigate();
  const client = useQueryClient();
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: async ({ draft, appealing }: Given) => {
      await submitDelay();
      const saved = { financialQuestionnaire: questionnaireOf(draft), itemsThatAppeal: itemsOf(appealing) };
      await call('POST /api/quiz/preferences', { body: saved });
      return saved;
    },
    onSuccess: (saved) => {
      client.setQueryData(preferencesQuery.queryKey, saved);
      sessionChanged();
      toast.good(texts.saved);
    },
    onError: () => toast.bad(texts.failed),
  });
  useEffect(() => {
    if (!isSuccess) return;
    const timer = setTimeout(() => navigate('/earn-points'), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [isSuccess, navigate]);
  return { save: mutate, isSaving: isPending || isSuccess };
}
