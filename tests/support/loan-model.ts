// A loan as one would keep it on a sheet of paper: the charges in a row, what came in and what went out. The books are held against it.
import type { LoanEvent } from '#features/loans/rules/books/account.ts';
import { addDays, type Day } from '#shared/calendar.ts';

type Charge = { fee: number; interest: number; principal: number; originalDueOn: Day };

/** All amounts in cents. `schedule` as it was opened; `fee` is kept back on the first day. */
export type PaperTerms = {
  fee: number;
  schedule: readonly { interestCents: number; principalCents: number; originalDueOn: Day }[];
};

type Note = {
  kind: 'Repayment' | 'Refund' | 'Waiver' | 'WriteOff';
  amount: number;
  on: Day;
  struck: boolean;
};

export type PaperBalances = {
  fee: number;
  interest: number;
  principal: number;
  credit: number;
  writtenOff: number;
  cash: number;
  waived: number;
};

export class PaperLoan {
  private readonly notes = new Map<string, Note>();
  private readonly terms: PaperTerms;
  private settledOn: Day | null = null;
  private isReversed = false;
  private readonly payout: string;

  /** `payout` is the name of its first entry. */
  constructor(terms: PaperTerms, payout: string) {
    this.terms = terms;
    this.payout = payout;
  }

  /** Whether it may be done; then it is noted under its name. */
  take(event: LoanEvent, name: string): boolean {
    if (this.isReversed) return false;
    const isDone = this.note(event, name);
    this.settledOn = this.settlementDay();
    return isDone;
  }

  private note(event: LoanEvent, name: string): boolean {
    const { on } = event;
    switch (event.kind) {
      case 'Repayment':
        this.notes.set(name, { kind: 'Repayment', amount: event.amountCents, on, struck: false });
        return true;
      case 'Refund':
        return this.refund(name, event.amountCents, on);
      case 'Waiver':
        return this.waive(name, event.amountCents, on);
      case 'WriteOff':
        return this.writeOff(name, on);
      case 'Reversal':
        return event.reverses === this.payout ? this.strikePayout() : this.strike(event.reverses);
    }
  }

  /** Only what was there on its day and has stayed since. */
  private refund(name: string, amount: number, on: Day): boolean {
    const days = [on, ...this.days().filter((day) => day > on)];
    if (days.some((day) => this.paid(day) - amount < this.due())) return false;
    this.notes.set(name, { kind: 'Refund', amount, on, struck: false });
    return true;
  }

  /** Waives interest; that which is not charged afterwards cannot be waived. */
  private waive(name: string, amount: number, on: Day): boolean {
    if (this.isWrittenOff() || amount > this.owed()) return false;
    const note: Note = { kind: 'Waiver', amount, on, struck: false };
    this.notes.set(name, note);
    const settled = this.settlementDay();
    if (settled !== null) note.amount -= Math.max(0, this.paid() - this.due(settled));
    return true;
  }

  private writeOff(name: string, on: Day): boolean {
    if (this.isWrittenOff() || this.owed() === 0) return false;
    this.notes.set(name, { kind: 'WriteOff', amount: this.owed(), on, struck: false });
    return true;
  }

  private strike(name: string): boolean {
    const note = this.notes.get(name);
    if (!note || note.struck) return false;
    note.struck = true;
    return true;
  }

  /** Only on a sheet on which nothing else counts. */
  private strikePayout(): boolean {
    if ([...this.notes.values()].some(({ struck }) => !struck)) return false;
    this.isReversed = true;
    return true;
  }

  wasReversed(): boolean {
    return this.isReversed;
  }

  isWrittenOff(): boolean {
    return this.standing('WriteOff').length > 0;
  }

  owed(): number {
    const { fee, interest, principal, writtenOff } = this.balances();
    return fee + interest + principal + writtenOff;
  }

  /** A coin at a time would be slower, and say the same: each charge is filled before the next gets anything. */
  balances(): PaperBalances {
    if (this.isReversed)
      return { fee: 0, interest: 0, principal: 0, credit: 0, writtenOff: 0, cash: 0, waived: 0 };
    const rest = { fee: 0, interest: 0, principal: 0 };
    let purse = this.paid();
    for (const charge of this.charges())
      for (const part of ['fee', 'interest', 'principal'] as const) {
        const put = Math.min(purse, charge[part]);
        purse -= put;
        rest[part] += charge[part] - put;
      }
    const left = rest.fee + rest.interest + rest.principal;
    const gone = this.isWrittenOff();
    return {
      ...(gone ? { fee: 0, interest: 0, principal: 0 } : rest),
      credit: purse,
      writtenOff: gone ? left : 0,
      cash:
        this.sum('Repayment') -
        this.sum('Refund') +
        this.terms.fee -
        this.terms.schedule.reduce((sum, { principalCents }) => sum + principalCents, 0),
      waived: this.sum('Waiver'),
    };
  }

  /** Day after day: was all that it cost by then paid, and not given back later? */
  private settlementDay(): Day | null {
    const days = this.days();
    const day = days.find((one, place) =>
      days.slice(place).every((later) => this.paid(later) >= this.due(one)),
    );
    return day !== undefined && this.due(day) < this.due(null) ? day : null;
  }

  private days(): Day[] {
    const noted = [...this.notes.values()].filter(({ struck, kind }) => !struck && kind !== 'WriteOff');
    return [...new Set(noted.map(({ on }) => on))].toSorted();
  }

  /** What was paid by the end of a day; in all, where no day is named. */
  private paid(by = '9999-12-31' as Day): number {
    return this.terms.fee + this.sum('Repayment', by) + this.sum('Waiver', by) - this.sum('Refund', by);
  }

  private due(settledOn = this.settledOn): number {
    return this.charges(settledOn).reduce(
      (sum, { fee, interest, principal }) => sum + fee + interest + principal,
      0,
    );
  }

  /** The fee first; interest of a period only where it had begun on the day the loan was settled. */
  private charges(settledOn = this.settledOn): Charge[] {
    const { fee, schedule } = this.terms;
    const charges: Charge[] = [{ fee, interest: 0, principal: 0, originalDueOn: '' as Day }];
    for (const { interestCents, principalCents, originalDueOn } of schedule) {
      const previous = charges.at(-1)?.originalDueOn ?? '';
      // Two of one due date: the later one begins with that date.
      const begins = previous === originalDueOn ? addDays(originalDueOn, -1) : previous;
      const hasBegun = settledOn === null || previous === '' || begins < settledOn;
      charges.push({
        fee: 0,
        interest: hasBegun ? interestCents : 0,
        principal: principalCents,
        originalDueOn,
      });
    }
    return charges;
  }

  private standing(kind: Note['kind']): Note[] {
    return [...this.notes.values()].filter((note) => note.kind === kind && !note.struck);
  }

  private sum(kind: Note['kind'], by = '9999-12-31' as Day): number {
    return this.standing(kind).reduce((sum, { amount, on }) => sum + (on <= by ? amount : 0), 0);
  }
}
