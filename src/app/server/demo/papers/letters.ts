// Demo documents as PDF: a bank statement and a plain letter, marked as specimens on every page.
import { makePdf } from '#platform/server/pdf/make-pdf.ts';
import { addDays, type Day, showDay, startOfDay } from '#shared/calendar.ts';
import { cents, showMoney } from '#shared/money.ts';
import { payOf } from '../people/first-model-answers.ts';
import type { DemoPerson } from '../people/person.ts';
import { randomFrom } from '../people/random.ts';
import type { RenderedPaper } from './desk.ts';
import { SPECIMEN, SPECIMEN_NOTE } from './specimen.ts';

export function renderStatement(person: DemoPerson, today: Day): Promise<RenderedPaper> {
  const rows = movementsOf(person, today).map(({ day, text, amount, balance }) => [
    day,
    text,
    { text: showDollars(amount), alignment: 'right' },
    { text: showDollars(balance), alignment: 'right' },
  ]);
  return render(today, 'Statement of account', [
    ...addressOf(person),
    { text: `Savings account, three months to ${showDay(today)}`, margin: [0, 12, 0, 8] },
    {
      table: {
        headerRows: 1,
        widths: ['auto', '*', 'auto', 'auto'],
        body: [['Day', 'Movement', 'Amount', 'Balance'], ...rows],
      },
      layout: 'lightHorizontalLines',
    },
  ]);
}

export function renderLetter(person: DemoPerson, today: Day): Promise<RenderedPaper> {
  const { living } = person;
  const firm = living.trade?.firm ?? living.school ?? 'the parish office';
  const says = living.trade
    ? `works with ${firm} as ${living.trade.title.toLowerCase()}`
    : `is known at ${firm}`;
  return render(today, 'To whom it may concern', [
    { text: showDay(addDays(today, -20)), margin: [0, 0, 0, 12] },
    `This is to say that ${person.firstName} ${person.lastName}, TRN ${person.trn}, ${says} since ${showDay(living.startedOn)}.`,
    { text: 'With regards', margin: [0, 24, 0, 0] },
    firm,
  ]);
}

type Movement = { day: Day; text: string; amount: number; balance: number };

/** Three months of pay in, living out and debts paid, in dollars; always the same for the same person. */
function movementsOf({ email, living, monthlyExpenses, debts }: DemoPerson, today: Day): Movement[] {
  const random = randomFrom(email);
  const paydays = living.often === 'Weekly' ? 7 : living.often === 'Monthly' ? 30 : 14;
  const pay = payOf(living);
  const moved: Omit<Movement, 'balance'>[] = [];
  for (let days = 90; days > 0; days--) {
    const day = addDays(today, -days);
    if (days % paydays === 0) moved.push({ day, text: living.incomeSource, amount: pay });
    if (days % 9 === 4) moved.push({ day, text: 'Cash withdrawn', amount: -Math.round(monthlyExpenses / 4) });
    for (const { lender, payment } of days % 30 === 12 ? debts : [])
      moved.push({ day, text: lender, amount: -payment });
  }
  let balance = random.stepped(4_000, 60_000, 10) + Math.round(monthlyExpenses);
  return moved.map((movement) => {
    balance = Math.max(0, balance + movement.amount);
    return { ...movement, balance };
  });
}

const addressOf = (person: DemoPerson): string[] => [
  `${person.firstName} ${person.lastName}`,
  person.street,
  `${person.town}, ${person.parish}`,
];

const showDollars = (dollars: number): string => showMoney(cents(dollars * 100));

async function render(today: Day, title: string, content: unknown[]): Promise<RenderedPaper> {
  const bytes = await makePdf({
    info: { title: `${SPECIMEN}: ${title}`, creationDate: startOfDay(today) },
    // One that every reader brings, so that a thousand papers stay small.
    defaultStyle: { font: 'Helvetica', fontSize: 10, lineHeight: 1.2 },
    watermark: { text: SPECIMEN, opacity: 0.12, bold: true },
    footer: () => ({ text: SPECIMEN_NOTE, alignment: 'center', fontSize: 8 }),
    content: [{ role: 'H1', text: title, fontSize: 16, bold: true, margin: [0, 0, 0, 12] }, ...content],
  });
  return { bytes, type: 'application/pdf', width: null, height: null };
}
