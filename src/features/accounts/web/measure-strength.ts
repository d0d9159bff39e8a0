// How hard a password is to guess, 0 to 4; loaded when the first one is typed, so that it weighs on no first page.
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs } from '@zxcvbn-ts/language-common';
import { FIRST_GUESSES } from '../rules/first-guesses.ts';

/** The server knows many more first guesses, and refuses them. */
const meter = new ZxcvbnFactory({ graphs: adjacencyGraphs, dictionary: { guesses: FIRST_GUESSES } });

/** `own` are words that others know about the person: names, the e-mail address. */
export const measureStrength = (password: string, own: string[]): 0 | 1 | 2 | 3 | 4 =>
  meter.check(password.slice(0, 100), own).score;
