// Checks a published draw: what anybody can find out from the commitment, the seed and the tickets alone.
import { commitmentOf, drawWinners } from './draw-winners.ts';

export type PublishedDraw = {
  commitment: string;
  seed: string;
  /** All tickets, in the order of joining. */
  tickets: readonly string[];
  maxWinners: number;
  /** The winning tickets as published, first place first. */
  winners: readonly string[];
  /** The caller's ticket; null for somebody who did not join. */
  ownTicket: string | null;
};

export type DrawCheck = { commitment: boolean; winners: boolean; ticket: boolean | null };

export async function checkDraw(draw: PublishedDraw): Promise<DrawCheck> {
  const winners = await drawWinners(draw.seed, draw.tickets, draw.maxWinners);
  return {
    commitment: (await commitmentOf(draw.seed)) === draw.commitment,
    winners: winners.join() === draw.winners.join(),
    ticket: draw.ownTicket === null ? null : draw.tickets.includes(draw.ownTicket),
  };
}
