// WhatsApp by Meta's Cloud API: a message that a business begins is an approved template, filled in (POST /{version}/{phone-number-id}/messages).
import { z } from 'zod';
import { type Answer, isPassing, postJson, type TextGateway, TextRefused } from './gateway.ts';
import type { TextWords } from './text-messages.ts';

export type WhatsAppAccount = {
  /** The address of the API with its version: `https://graph.facebook.com/v23.0`. */
  apiUrl: string;
  phoneNumberId: string;
  token: string;
  /** The language of the templates, as they were approved: `en`, `en_US`. */
  language: string;
};

const accepted = z.object({ messages: z.tuple([z.object({ id: z.string().min(1).max(500) })], z.unknown()) });
const refused = z.object({
  error: z.object({
    code: z.int(),
    message: z.string().optional(),
    error_data: z.object({ details: z.string() }).partial().optional(),
  }),
});

/** Codes of limits and of a service that is down, which the API may answer with a status that sounds final. */
const PASSING_CODES = new Set([1, 2, 4, 80007, 130429, 131000, 131016, 131048, 131056, 131057, 133004]);

export const whatsAppGateway =
  (account: WhatsAppAccount, patienceMs?: number): TextGateway =>
  async ({ id, number, words }) => {
    const answer = await postJson(
      `${account.apiUrl}/${account.phoneNumberId}/messages`,
      account.token,
      {
        messaging_product: 'whatsapp',
        recipient_type: 'individual',
        to: number,
        type: 'template',
        template: {
          name: words.template,
          language: { code: account.language },
          components: componentsOf(words),
        },
        biz_opaque_callback_data: id,
      },
      patienceMs,
    );
    return idIn(answer);
  };

/** A template of the kind 'authentication' has a button beside its words, which copies the code. */
function componentsOf({ values, isCode }: TextWords): object[] {
  const parameters = values.map((text) => ({ type: 'text', text }));
  return [
    { type: 'body', parameters },
    ...(isCode ? [{ type: 'button', sub_type: 'url', index: '0', parameters }] : []),
  ];
}

function idIn({ status, body }: Answer): string {
  const taken = accepted.safeParse(body);
  if (status >= 200 && status < 300 && taken.success) return taken.data.messages[0].id;
  const refusal = refused.safeParse(body);
  const error = refusal.success ? refusal.data.error : null;
  // Meta's words may quote the number, so only the code is kept, by which its documentation is searched.
  const reason = error ? `WhatsApp answered ${status}, code ${error.code}` : `WhatsApp answered ${status}`;
  if (isPassing(status) || (error && PASSING_CODES.has(error.code))) throw new Error(reason);
  throw new TextRefused(reason);
}
