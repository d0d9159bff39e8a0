// How many codes may be sent, and tried, in fifteen minutes: messages cost money, and ring at whoever has the number.
import { digest, type Limit } from '#features/accounts/server/throttle.ts';
import { networkOf } from '#platform/server/http/callers/address.ts';
import { channelRefusals } from '../texts/refusals.ts';

const refusal = channelRefusals['channel.too_many_codes'];

/** The limits on codes, the narrowest first. */
export const codesTo = (accountId: string, number: string, address: string): Limit[] => [
  { subject: `code ${accountId}`, most: 3, refusal },
  { subject: `code-to ${digest(number)}`, most: 5, refusal },
  { subject: `code-from ${digest(networkOf(address))}`, most: 30, refusal },
  { subject: 'code', most: 300, refusal },
];

export const codeTriesOf = (accountId: string): Limit => ({ subject: `code-try ${accountId}`, most: 10 });
