// The 5-in-5 quiz on the wire.

import { z } from 'zod';
import { endpoints } from '#shared/endpoint.ts';

const answers = {
  current_financial_situation_feeling: z.string().max(60),
  partner_draw: z.boolean(),
  throw_per_month: z.number().optional(),
  rewards: z.array(z.string().max(60)).max(20),
};

export const quizEndpoints = endpoints({
  'POST /api/quiz': {
    summary: 'Hands in the quiz and unlocks the app',
    body: z.strictObject(answers),
    output: z.object({ ok: z.literal(true) }),
  },
  'GET /api/quiz/:id': {
    summary: "A person's quiz answers: one's own, or anyone's for staff",
    params: z.object({ id: z.uuid() }),
    output: z.object({ ...answers, _id: z.string(), created: z.iso.datetime() }),
  },
});
