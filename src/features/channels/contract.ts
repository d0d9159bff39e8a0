// How a borrower is written to, on the wire: what is offered, what is chosen, and the code that proves a number.

import { z } from 'zod';
import { endpoints, messageAnswer } from '#shared/endpoint.ts';

export const channel = z.enum(['SMS', 'WhatsApp']);

export const channelEndpoints = endpoints({
  'GET /api/channels': {
    summary:
      'The ways to write to the caller on the phone: those offered here, the one chosen, and a code that waits',
    output: z.object({
      offered: z.array(channel),
      chosen: z.object({ channel, number: z.string(), given: z.iso.datetime() }).nullable(),
      /** A number to which a code was sent that is still good. */
      asked: z.object({ channel, number: z.string(), expires: z.iso.datetime() }).nullable(),
      /** As it was given at sign-up; empty without one. */
      phone: z.string(),
    }),
  },
  'POST /api/channels/code': {
    summary: 'Sends a code of six digits to a mobile number of Jamaica; one asked for before is void',
    body: z.strictObject({ channel, phone: z.string().max(40) }),
    output: messageAnswer.extend({ number: z.string() }),
  },
  'POST /api/channels/confirm': {
    summary: 'Takes the code, and with it the consent to be written to at that number',
    body: z.strictObject({
      code: z.string().max(20),
      consent: z.literal(true),
      consentVersion: z.int(),
    }),
    output: messageAnswer,
  },
  'POST /api/channels/withdraw': {
    summary: 'Withdraws the consent: e-mail alone from now on. A second time changes nothing',
    output: messageAnswer,
  },
});

export type Channel = z.infer<typeof channel>;
