// Notices on the phone, on the wire: what a person allows, and the browsers that get them.
import { z } from 'zod';
import { endpoints, messageAnswer } from '#shared/endpoint.ts';
import { PUSH_SUBJECTS } from '#shared/notices/push.ts';

const subject = z.enum(PUSH_SUBJECTS);
const endpoint = z.string().min(1).max(1_000);
/** As browsers write them: URL-safe base64 without padding, of 65 bytes and of 16. */
const keyText = (length: number) => z.string().regex(new RegExp(`^[A-Za-z0-9_-]{${length}}$`));

export const pushEndpoints = endpoints({
  'GET /api/push': {
    summary: 'What the caller lets us tell on their phone, and the key that a browser registers with',
    output: z.object({
      /** Null where notices are not configured: then nothing is offered. */
      key: z.string().nullable(),
      subjects: z.array(z.object({ subject, given: z.iso.datetime().nullable() })),
    }),
  },
  'POST /api/push/consents': {
    summary: 'Allows or withdraws one kind of notice; the same again changes nothing',
    body: z.strictObject({ subject, isGiven: z.boolean(), version: z.int().min(1).max(1_000) }),
    output: messageAnswer,
  },
  'POST /api/push/devices': {
    summary:
      'Sends the notices of the caller to this browser too, until they log out in it; 8 browsers a person, the newest',
    body: z.strictObject({ endpoint, p256dh: keyText(87), auth: keyText(22) }),
    output: messageAnswer,
  },
  'POST /api/push/devices/end': {
    summary:
      "Ends the notices of one of the caller's browsers; one that is not theirs, or gone, changes nothing",
    body: z.strictObject({ endpoint }),
    output: messageAnswer,
  },
});
