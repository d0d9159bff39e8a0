// Keeping and checking passwords: argon2id as OWASP asks for it, and the list of the ones that others would guess first.
import { availableParallelism } from 'node:os';
import { hash, hashRaw, verify } from '@node-rs/argon2';
import { openGate } from '#platform/server/gate.ts';
import { networkOf } from '#platform/server/http/callers/address.ts';
import { refuse } from '#shared/refusal.ts';
import { brand } from '#texts/brand.ts';
import { FIRST_GUESSES } from '../rules/first-guesses.ts';
import { accountFieldTexts } from '../texts/accounts.ts';
import { accountRefusals } from '../texts/refusals.ts';

/** 19 MiB, two passes, one lane; the library's default kind is argon2id. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The gate for hashing, which takes 13 ms of a core: two hashes at once, or one on a machine of two cores. Addresses take turns. */
const gate = openGate({ atOnce: availableParallelism() > 2 ? 2 : 1, waiting: 200, each: 40 });

export const hashPassword = (password: string): Promise<string> => hash(password, COST);

/** What others know about the person whose password it is. */
type Owner = { email: string; firstName: string; lastName: string };

/**
 * For a new one in the field `password`; refuses what others would guess first. It takes its time: do it before the transaction.
 * `address` is where it comes from, which gets no more than its share of the time.
 */
export const hashNewPassword = (password: string, owner: Owner, address: string): Promise<string> =>
  gate(networkOf(address), async () => {
    if (await isGuessable(password, owner))
      refuse(accountRefusals['account.fields'], { fields: { password: accountFieldTexts.passwordCommon } });
    return hashPassword(password);
  });

/** Kept in place of a hash where no password opens an account. */
export const NO_PASSWORD = '-';

/** Whether a password is the one kept. Without one kept it takes as long all the same, and is not. */
export const isPassword = (password: string, kept: string | null, address: string): Promise<boolean> =>
  gate(networkOf(address), async () => {
    decoy ??= hashPassword(crypto.randomUUID());
    const other = await decoy;
    const isKept = kept !== null && kept !== NO_PASSWORD;
    return (await verify(isKept ? kept : other, password).catch(() => false)) && isKept;
  });

let decoy: Promise<string> | undefined;

/**
 * Hashes short secrets that we made ourselves, each with the same salt (16 bytes): one that is given later is found among them by
 * one hash. It takes its time, like the others.
 */
export const hashWithSalt = (secrets: readonly string[], salt: Buffer, address: string): Promise<string[]> =>
  Promise.all(
    secrets.map((secret) =>
      gate(networkOf(address), async () => (await hashRaw(secret, { ...COST, salt })).toString('base64url')),
    ),
  );

/** The fewest letters of the owner's or the product's name that count as a part of a password: shorter ones occur in too many words. */
const TELLING_WORD = 3;
/** The fewest characters that a password must have besides such parts. */
const REST_MIN = 6;
/** The least of zxcvbn's five scores: one below it takes fewer than a million guesses. */
const SCORE_MIN = 2;
/** How many characters are rated: rating takes longer with each, and a password that is strong so far stays so. */
const JUDGED = 40;

/** Whether others would find it soon: among the most used, made of what they know about the owner, or of a simple pattern. */
async function isGuessable(password: string, { email, firstName, lastName }: Owner): Promise<boolean> {
  meter ??= readCommon();
  const { common, zxcvbn } = await meter;
  const lower = password.toLowerCase();
  const core = lower.replace(/^[^a-z]+|[^a-z]+$/g, '');
  if (common.has(lower) || (core.length >= lower.length / 2 && core.length > 3 && common.has(core)))
    return true;
  const own = `${email} ${firstName} ${lastName} ${brand.name}`
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length >= TELLING_WORD);
  const rest = own.reduce((left, word) => left.replaceAll(word, ''), lower);
  return rest.trim().length < REST_MIN || zxcvbn.check(password.slice(0, JUDGED), own).score < SCORE_MIN;
}

let meter: ReturnType<typeof readCommon> | undefined;

/** Loads the list of common passwords when the first one is checked, and caches it: about 15 MB. */
async function readCommon() {
  const { ZxcvbnFactory } = await import('@zxcvbn-ts/core');
  const { adjacencyGraphs, dictionary } = await import('@zxcvbn-ts/language-common');
  return {
    common: new Set([...dictionary['passwords-common'].map(String), ...FIRST_GUESSES]),
    zxcvbn: new ZxcvbnFactory({
      graphs: adjacencyGraphs,
      dictionary: { ...dictionary, guesses: FIRST_GUESSES },
    }),
  };
}
