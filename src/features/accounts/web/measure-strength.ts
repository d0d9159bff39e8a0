// How hard a password is to guess, 0 to 4; loaded when the first one is typed, so that it weighs on no first page.
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs } from '@zxcvbn-ts/language-common';

/** What people here and everywhere try first. The server knows many more, and refuses them. */
const FIRST_GUESSES = (
  'password welcome qwerty iloveyou princess sunshine football monkey dragon letmein master login admin secret ' +
  'superman batman jordan michael jessica ashley charlie summer winter blessed jesus jehovah angel baby money ' +
  'pimento seeds loan jamaica jamaican kingston montego portmore mandeville negril reggae marley bobmarley rasta ' +
  'usain bolt yardie irie ackee mango digicel flow cricket'
).split(' ');

const meter = new ZxcvbnFactory({ graphs: adjacencyGraphs, dictionary: { guesses: FIRST_GUESSES } });

/** `own` are words that others know about the person: names, the e-mail address. */
export const measureStrength = (password: string, own: string[]): 0 | 1 | 2 | 3 | 4 =>
  meter.check(password.slice(0, 100), own).score;
