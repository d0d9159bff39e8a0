// The 5-in-5 quiz and the preferences questionnaire on the wire.

import { z } from 'zod';
import { endpoints } from '#shared/endpoint.ts';
import { filterShape } from '#shared/list/filter-shape.ts';
import { bySearch } from '#shared/list/filters.ts';
import { eitherEndFirst, pageOf, pageQuery } from '#shared/paging.ts';
import { paramsOf } from '#shared/params.ts';

const financialQuestionnaire = z.strictObject({
  current_financial_situation_feeling: z.string().max(60),
  partner_draw: z.boolean(),
  /** Dollars; only where `partner_draw` is true. */
  throw_per_month: z.number().optional(),
});

/** As far as it is answered: the quiz asks for another feeling, and for the same draw. */
const questionnaireSoFar = financialQuestionnaire.extend({
  current_financial_situation_feeling: z.string().nullable(),
});

const answers = {
  ...financialQuestionnaire.shape,
  rewards: z.array(z.string().max(60)).max(20),
};

/** Whether an offer category appeals, by its title. */
const itemsThatAppeal = z.record(z.string().max(60), z.boolean());

const person = z.object({ _id: z.string(), fullName: z.string(), email: z.string() });

const quizAnswers = z.object({ ...answers, created: z.iso.datetime() });

const counted = z.array(z.object({ title: z.string(), people: z.int() }));

export const quizEndpoints = endpoints({
  'POST /api/quiz': {
    summary: 'Hands in the quiz and unlocks the app',
    body: z.strictObject(answers),
    output: z.object({ ok: z.literal(true) }),
  },
  'GET /api/quiz/preferences': {
    summary:
      "The caller's preferences; before they are saved, the quiz's answer to the question that both ask",
    output: z.object({
      financialQuestionnaire: questionnaireSoFar.nullable(),
      itemsThatAppeal,
    }),
  },
  'POST /api/quiz/preferences': {
    summary: 'Saves the preferences, the first time or again; the first time makes the account active',
    body: z.strictObject({ financialQuestionnaire, itemsThatAppeal }),
    output: z.object({ ok: z.literal(true) }),
  },
  'GET /api/quiz/preferences/:id': {
    summary:
      "A person's preferences: what appeals to them, and the rewards they chose in the quiz; each a map of flags",
    params: paramsOf<'accounts'>(),
    output: z.object({ itemsThatAppeal, offersPreferences: itemsThatAppeal }),
  },
  'GET /api/quiz/answers': {
    summary: "Everybody's quiz answers, the newest first, 8 a page; a search finds people",
    query: pageQuery({ ...filterShape(bySearch), ...eitherEndFirst }),
    output: pageOf(quizAnswers.extend({ user: person })),
  },
  'GET /api/quiz/answers/summary': {
    summary: "What everybody's quiz answers amount to",
    output: z.object({
      people: z.int(),
      feelings: counted,
      /** How many take part in a partner draw. */
      inDraw: z.int(),
      /** Chosen most first. */
      rewards: counted,
    }),
  },
  'GET /api/quiz/answers/:id': {
    summary: "One person's quiz answers and preferences",
    params: paramsOf<'accounts'>(),
    output: z.object({
      user: person,
      quiz: quizAnswers.nullable(),
      preferences: z
        .object({ financialQuestionnaire, itemsThatAppeal, changed: z.iso.datetime() })
        .nullable(),
    }),
  },
  'GET /api/quiz/:id': {
    summary: "A person's quiz answers: one's own, or anyone's for staff",
    params: paramsOf<'accounts'>(),
    output: z.object({ ...answers, _id: z.string(), created: z.iso.datetime() }),
  },
});

export type FinancialQuestionnaireSoFar = z.infer<typeof questionnaireSoFar>;
export type FinancialQuestionnaire = z.infer<typeof financialQuestionnaire>;
export type QuizAnswers = z.infer<typeof quizAnswers>;
export type QuizAnswersRow = QuizAnswers & { user: z.infer<typeof person> };
