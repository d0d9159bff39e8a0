// Draws a demo document of any kind for a person.
import type { Day } from '#shared/calendar.ts';
import type { DemoPerson } from '../people/person.ts';
import type { PaperKind, RenderedPaper } from './desk.ts';
import { renderLetter, renderStatement } from './letters.ts';
import { renderBill, renderIdBack, renderIdFront, renderPayslip } from './pictures.ts';

const RENDERERS: Record<PaperKind, (person: DemoPerson, today: Day) => Promise<RenderedPaper>> = {
  idFront: renderIdFront,
  idBack: renderIdBack,
  bill: renderBill,
  payslip: renderPayslip,
  statement: renderStatement,
  letter: renderLetter,
};

export const renderPaper = (kind: PaperKind, person: DemoPerson, today: Day): Promise<RenderedPaper> =>
  RENDERERS[kind](person, today);
