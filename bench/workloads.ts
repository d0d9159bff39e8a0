// What is measured: calls as people make them, and how many times the bare handler's CPU each may cost.
import { randomUUID } from 'node:crypto';
import { sampleAnswers } from '#features/information/defaults/sample-answers.ts';
import { formToken } from '#platform/server/http/csrf.ts';
import { dayOf } from '#shared/calendar.ts';
import { type Filled, FREE_SECTION, firstModelPeople } from './fill.ts';
import type { Call } from './load.ts';
import { ADMIN, emailOf, nameOf, PASSWORD, tokenOf } from './people.ts';

export type Workload = {
  name: string;
  title: string;
  /** Times the bare handler's CPU. */
  goal: number;
  /** Calls in one run. */
  calls: number;
  /** Whether a call is answered once only, so that a second time it is refused. */
  isOnce?: boolean;
  /** Calls under way at the same moment, where not the usual number. */
  atOnce?: number;
  /** Whether the page was opened before, as whoever hands in with a browser has. What that costs is not counted. */
  isOpened?: boolean;
  /** The turn that it begins with, where another workload takes the turns before. */
  firstTurn?(filled: Filled): number;
  /** What a browser asks the product for instead. The bare handler answers the call as it is. */
  asBrowser?(call: Call): Call;
  /** Balances are checked after it. */
  spendsSeeds?: boolean;
  /** Turns count up, and none is taken twice. */
  callAt(turn: number, filled: Filled): Call;
};

const PANEL = '/api/informations/verifications/panel?audience=PreQualUser';
const APPLICATIONS = '/api/loan-application/admin?status=Pending&sort=largest';

const submitting: Workload = {
  name: 'W3',
  title: 'POST /api/informations/submit',
  goal: 2.5,
  calls: 100,
  isOnce: true,
  isOpened: true,
  callAt: submit,
};

const redeeming: Workload = {
  name: 'W4',
  title: 'POST /api/prizes/redeem/{id}, 50 at once',
  goal: 2.5,
  calls: 200,
  isOnce: true,
  isOpened: true,
  atOnce: 50,
  spendsSeeds: true,
  callAt: redeem,
};

/** The same by people whom the server has not met, from a turn on that the other one does not reach. */
const asFirstCall = (workload: Workload, firstTurn: Workload['firstTurn']): Workload => ({
  ...workload,
  name: `${workload.name}n`,
  title: 'the same as a session’s first call',
  isOpened: false,
  ...(firstTurn && { firstTurn }),
});

export const workloads: Workload[] = [
  { name: 'W1', title: 'log in', goal: 1.1, calls: 40, callAt: logIn },
  {
    name: 'W2',
    title: 'GET /api/informations',
    goal: 1.8,
    calls: 300,
    callAt: listSections,
  },
  {
    name: 'W2c',
    title: 'the same as a browser asks, forms kept',
    goal: 2.2,
    calls: 300,
    callAt: listSections,
    asBrowser: (call) => ({
      ...call,
      path: '/api/informations/own',
      headers: { ...call.headers, 'accept-encoding': 'gzip, deflate, br' },
    }),
  },
  submitting,
  asFirstCall(submitting, (filled) => Math.min(8_000, firstModelPeople(filled) / 2)),
  redeeming,
  asFirstCall(redeeming, ({ people }) => Math.min(15_000, (people * 3) / 4)),
  {
    name: 'W5a',
    title: 'staff queue, first page',
    goal: 2,
    calls: 300,
    callAt: (turn) => read(PANEL, turn, ADMIN),
  },
  {
    name: 'W5b',
    title: 'staff queue, page 500',
    goal: 2,
    calls: 300,
    callAt: (turn) => read(`${PANEL}&page=500`, turn, ADMIN),
  },
  {
    name: 'W5c',
    title: 'staff queue, search by name',
    goal: 2,
    calls: 300,
    callAt: (turn) => read(`${PANEL}&search=${encodeURIComponent(nameOf(turn))}`, turn, ADMIN),
  },
  {
    name: 'W6',
    title: 'loan applications filtered, sorted, paged',
    goal: 1.8,
    calls: 300,
    callAt: (turn) => read(`${APPLICATIONS}&page=${1 + (turn % 20)}`, turn, ADMIN),
  },
];

const read = (path: string, turn: number, person: number): Call => ({
  method: 'GET',
  path,
  headers: headersOf(turn, '__Host-pimento_session', tokenOf(person)),
});

/** What a page asks for when it opens. */
export const openingOf = ({ headers }: Call): Call => ({ method: 'GET', path: '/api/informations', headers });

function listSections(turn: number, filled: Filled): Call {
  return read('/api/informations', turn, 1 + (turn % firstModelPeople(filled)));
}

function submit(turn: number, filled: Filled): Call {
  if (turn >= firstModelPeople(filled))
    throw new Error('nobody is left who has not submitted: take fewer rounds');
  return {
    method: 'POST',
    path: '/api/informations/submit',
    headers: changing(turn, '__Host-pimento_session', tokenOf(1 + turn)),
    body: { data: answersOf(1 + turn), informationId: filled.freeSectionId },
  };
}

/** Redeems a prize that this person has not redeemed yet: each round of people begins with another one. */
function redeem(turn: number, { people, prizeIds }: Filled): Call {
  const prize = prizeIds[(turn + Math.floor(turn / people)) % prizeIds.length];
  return {
    method: 'POST',
    path: `/api/prizes/redeem/${prize}`,
    headers: changing(turn, '__Host-pimento_session', tokenOf(1 + (turn % people))),
    body: {},
  };
}

const answers = sampleAnswers(dayOf(new Date()))[FREE_SECTION];

/** Numbers of their own, as in life: thousands who share one are a suspicion that the product looks into. */
function answersOf(person: number) {
  const number = String(1_000_000 + person).slice(1);
  const trn = String(100_000_000 + ((person * 7919) % 900_000_000));
  return {
    ...answers,
    ...{ trn, id_number: trn, mobile_number: `8765${number}`, contact_person_mobile: `6585${number}` },
  };
}

function logIn(turn: number, { people }: Filled): Call {
  return {
    method: 'POST',
    path: '/api/accounts/login',
    headers: changing(turn, '__Host-pimento_visit', 'bench-visit'),
    body: { email: emailOf(1 + (turn % people)), password: PASSWORD },
  };
}

const changing = (turn: number, cookie: string, secret: string): Record<string, string> => ({
  ...headersOf(turn, cookie, secret),
  'csrf-token': formToken(secret),
  'idempotency-key': randomUUID(),
});

/** People come from many addresses, so that nobody runs into the limit of one. */
const headersOf = (turn: number, cookie: string, secret: string): Record<string, string> => ({
  cookie: `${cookie}=${secret}`,
  'x-forwarded-for': `10.1.${(turn >> 4) % 256}.${turn % 16}`,
});
