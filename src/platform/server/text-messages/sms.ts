// SMS by a gateway that takes JSON over HTTP: { to, from, text, reference } with a bearer's token, answered by { id }.
import { z } from 'zod';
import { isPassing, postJson, type TextGateway, TextRefused } from './gateway.ts';

export type SmsAccount = {
  url: string;
  token: string;
  /** What the phone shows as the sender. */
  from: string;
};

const accepted = z.object({ id: z.union([z.string().min(1).max(500), z.int().transform(String)]) });

export const smsGateway =
  ({ url, token, from }: SmsAccount, patienceMs?: number): TextGateway =>
  async ({ id, number, words }) => {
    const { status, body } = await postJson(
      url,
      token,
      { to: `+${number}`, from, text: words.body, reference: id },
      patienceMs,
    );
    const taken = accepted.safeParse(body);
    if (status >= 200 && status < 300 && taken.success) return taken.data.id;
    const reason = `the SMS gateway answered ${status}`;
    if (isPassing(status)) throw new Error(reason);
    throw new TextRefused(reason);
  };
