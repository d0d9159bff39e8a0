// Keeping and judging passwords: argon2id as OWASP asks for it, and the list of the ones that others would guess first.

import { hash, verify } from '@node-rs/argon2';
import { refuse } from '#shared/refusal.ts';
import { accountFieldTexts } from '#texts/accounts.ts';
import { accountRefusals } from '../texts/refusals.ts';

/** 19 MiB, two passes, one lane; the library's default kind is argon2id. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, COST);

/** For a new one in the field `password`; refuses what others would guess first. */
export async function hashNewPassword(password: string): Promise<string> {
  if (await isCommonPassword(password))
    refuse(accountRefusals['account.fields'], { fields: { password: accountFieldTexts.passwordCommon } });
  return hashPassword(password);
}

/** Whether a password is the one kept. Without one kept it takes as long all the same, and is not; a text that is no hash fits none. */
export async function isPassword(password: string, kept: string | null): Promise<boolean> {
  decoy ??= hashPassword(crypto.randomUUID());
  const other = await decoy;
  return (await verify(kept ?? other, password).catch(() => false)) && kept !== null;
}

let decoy: Promise<string> | undefined;

/** Whether a password, or what is left of it without the figures and signs around it, is among the 49,000 most used. */
export async function isCommonPassword(password: string): Promise<boolean> {
  common ??= readCommon();
  const list = await common;
  const lower = password.toLowerCase();
  const core = lower.replace(/^[^a-z]+|[^a-z]+$/g, '');
  return list.has(lower) || (core.length >= lower.length / 2 && core.length > 3 && list.has(core));
}

let common: Promise<Set<string>> | undefined;

/** Read when the first password is set, and kept: about 5 MB. */
async function readCommon(): Promise<Set<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].map(String));
}
