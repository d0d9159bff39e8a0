// What loans, stalls of prizes and applications are to those who call: described as if one called after another, and apart from the product's own rules.
import { z } from 'zod';
import type { CallLine, Intent } from './history.ts';
import { intentsByRecord } from './history.ts';
import { type Model, whyNotLinearizable } from './linearizable.ts';

/** What each kind of record was when its history began; a record is called `<kind> <id>`. */
export type Beginnings = {
  loan: Map<string, Loan>;
  stall: Map<string, Stall>;
};

/** Far from being paid off, so that a payment is only taken away from what is owed. `entries`: how many stand in its books. */
export type Loan = { owedCents: number; entries: number };

/** Some people before some prizes that nobody else redeems; by their ids. */
export type Stall = {
  seeds: Record<string, number>;
  prizes: Record<string, { stock: number; price: number }>;
};

/** One sentence for each record whose history no order of its calls explains. */
export function faultsInHistories(lines: readonly CallLine[], beginnings: Beginnings): string[] {
  return [...intentsByRecord(lines)].flatMap(([record, intents]) => {
    const found = judge(record, intents, beginnings);
    if (!found) return [];
    const [next] = found.stuckAt;
    return `${record}: no order explains its ${intents.length} calls; after ${found.explained.length} of them none fits, for example ${JSON.stringify(next)}`;
  });
}

function judge(record: string, intents: readonly Intent[], { loan, stall }: Beginnings) {
  const [kind, id = ''] = record.split(' ');
  const begunLoan = kind === 'loan' && loan.get(id);
  if (begunLoan) return whyNotLinearizable(intents, loanModel(begunLoan));
  const begunStall = kind === 'stall' && stall.get(id);
  if (begunStall) return whyNotLinearizable(intents, stallModel(begunStall));
  if (kind === 'application') return whyNotLinearizable(intents, applicationModel);
  throw new RangeError(`a history of ${record}, of which nothing is known`);
}

const repayment = z.object({ cents: z.int(), reference: z.string() });
/** `entry` is its place in the books where the answer named it. */
const receipt = z.object({ entry: z.int().nullable() });
const books = z.object({ owedCents: z.int(), entries: z.int() });

type KnownLoan = Loan & { references: readonly string[] };

/** `repay` books a payment, once for each reference; `look` answers the books. */
export function loanModel(begun: Loan): Model<KnownLoan> {
  return {
    initial: { ...begun, references: [] },
    keyOf: ({ owedCents, entries, references }) => `${owedCents} ${entries} ${references.join()}`,
    step: (state, intent) => {
      if (intent.operation === 'look') {
        if (intent.outcome !== 'ok') return intent.outcome === 'unknown' ? state : null;
        const seen = books.parse(intent.answer);
        return seen.owedCents === state.owedCents && seen.entries === state.entries ? state : null;
      }
      const { cents, reference } = repayment.parse(intent.input);
      const isUsed = state.references.includes(reference);
      if (intent.outcome === 'refused') return intent.code === 'loan.reference_used' && isUsed ? state : null;
      if (isUsed) return intent.outcome === 'unknown' ? state : null;
      const entries = state.entries + 1;
      const answered = intent.outcome === 'ok' ? receipt.parse(intent.answer).entry : null;
      if (answered !== null && answered !== entries) return null;
      return {
        entries,
        owedCents: state.owedCents - cents,
        references: [...state.references, reference].toSorted(),
      };
    },
  };
}

const redemption = z.object({ person: z.string(), prize: z.string() });
const purse = z.object({ person: z.string() });
const seedsLeft = z.object({ seeds: z.int() });

type KnownStall = Stall & { redeemed: readonly string[] };

/** `redeem` takes seeds and stock, once for each person and prize; `look` answers a person's seeds. */
export function stallModel(begun: Stall): Model<KnownStall> {
  return {
    initial: { ...begun, redeemed: [] },
    keyOf: ({ redeemed }) => redeemed.join(),
    step: (state, intent) => {
      if (intent.operation === 'look') {
        if (intent.outcome !== 'ok') return intent.outcome === 'unknown' ? state : null;
        const { person } = purse.parse(intent.input);
        return seedsLeft.parse(intent.answer).seeds === state.seeds[person] ? state : null;
      }
      const { person, prize } = redemption.parse(intent.input);
      const why = whyNotRedeemed(state, person, prize);
      if (intent.outcome === 'refused') return intent.code === why ? state : null;
      if (why) return intent.outcome === 'unknown' ? state : null;
      const { stock = 0, price = 0 } = state.prizes[prize] ?? {};
      return {
        seeds: { ...state.seeds, [person]: (state.seeds[person] ?? 0) - price },
        prizes: { ...state.prizes, [prize]: { stock: stock - 1, price } },
        redeemed: [...state.redeemed, `${person} ${prize}`].toSorted(),
      };
    },
  };
}

function whyNotRedeemed({ seeds, prizes, redeemed }: KnownStall, person: string, prize: string) {
  if (redeemed.includes(`${person} ${prize}`)) return 'prize.redeemed';
  const { stock = 0, price = 0 } = prizes[prize] ?? {};
  if (stock === 0) return 'prize.out_of_stock';
  return (seeds[person] ?? 0) < price ? 'prize.too_few_seeds' : null;
}

const verdict = z.object({ verdict: z.enum(['Approved', 'Rejected']) });
const shown = z.object({ status: z.enum(['Pending', 'Approved', 'Rejected']) });

/** `decide` gives a verdict, once; `look` answers it. */
export const applicationModel: Model<'Pending' | 'Approved' | 'Rejected'> = {
  initial: 'Pending',
  keyOf: (status) => status,
  step: (status, intent) => {
    if (intent.operation === 'look') {
      if (intent.outcome !== 'ok') return intent.outcome === 'unknown' ? status : null;
      return shown.parse(intent.answer).status === status ? status : null;
    }
    if (intent.outcome === 'refused')
      return intent.code === 'application.decided' && status !== 'Pending' ? status : null;
    if (status !== 'Pending') return intent.outcome === 'unknown' ? status : null;
    return verdict.parse(intent.input).verdict;
  },
};
