// A loan as one would keep it on a sheet of paper: the charges in a row, what came in and what went out. The books are held against it.
import type { LoanEvent } from '#features/loans/rules/books/account.ts';
import type { Day } from '#shared/calendar.ts';

type Charge = { fee: number; interest: number; principal: number; originalDueOn: Day };

/** All amounts in cents. `schedule` as it was opened; `fee` is kept back on the first day. */
export type PaperTerms = {
  fee: number;
  schedule: readonly { interestCents: number; principalCents: number; originalDueOn: Day }[];
};

type Note = { kind: 'Repayment' | 'Refund' | 'Waiver' | 'WriteOff'; amount: number; struck: boolean };

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

  constructor(terms: PaperTerms) {
    this.terms = terms;
  }

  /** Whether it may be done; then it is noted under its name. */
  take(event: LoanEvent, name: string): boolean {
    switch (event.kind) {
      case 'Repayment':
        return this.pay(name, event.amountCents, event.on);
      case 'Refund':
        return this.refund(name, event.amountCents);
      case 'Waiver':
        return this.waive(name, event.amountCents, event.on);
      case 'WriteOff':
        return this.writeOff(name);
      case 'Reversal':
        return this.strike(event.reverses);
    }
  }

  private pay(name: string, amount: number, on: Day): true {
    this.settleIfCovered(amount, on);
    this.notes.set(name, { kind: 'Repayment', amount, struck: false });
    return true;
  }

  private refund(name: string, amount: number): boolean {
    if (amount > this.balances().credit) return false;
    this.notes.set(name, { kind: 'Refund', amount, struck: false });
    return true;
  }

  private waive(name: string, amount: number, on: Day): boolean {
    if (this.isWrittenOff() || amount > this.owed()) return false;
    this.settleIfCovered(amount, on);
    this.notes.set(name, { kind: 'Waiver', amount, struck: false });
    return true;
  }

  private writeOff(name: string): boolean {
    if (this.isWrittenOff() || this.owed() === 0) return false;
    this.notes.set(name, { kind: 'WriteOff', amount: this.owed(), struck: false });
    return true;
  }

  private strike(name: string): boolean {
    const note = this.notes.get(name);
    if (!note || note.struck) return false;
    note.struck = true;
    if (this.settledOn !== null && this.paid() < this.due()) this.settledOn = null;
    return true;
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

  private settleIfCovered(amount: number, on: Day): void {
    if (this.settledOn !== null || this.isWrittenOff()) return;
    const saves = this.due(on) < this.due();
    if (saves && this.paid() + amount >= this.due(on)) this.settledOn = on;
  }

  private paid(): number {
    return this.terms.fee + this.sum('Repayment') + this.sum('Waiver') - this.sum('Refund');
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
      const hasBegun = settledOn === null || previous === '' || previous < settledOn;
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

  private sum(kind: Note['kind']): number {
    return this.standing(kind).reduce((sum, { amount }) => sum + amount, 0);
  }
}
