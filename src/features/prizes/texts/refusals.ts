// What a borrower is refused who redeems a prize.
import { refusals } from '#shared/declared-refusals.ts';

export const prizeRefusals = refusals({
  'prize.redeemed': ['conflict', 'You have redeemed this already.'],
  'prize.removed': ['conflict', 'This prize is no longer on offer.'],
  'prize.contest_only': ['conflict', 'This prize is won in contests; it cannot be redeemed for seeds.'],
  'prize.out_of_stock': ['conflict', 'The last one is gone. Your seeds were not touched.'],
  'prize.too_few_seeds': ['conflict', 'You do not have enough seeds for this yet.'],
  'prize.price_changed': [
    'conflict',
    'The seeds needed for this prize have changed since you opened this page. Reload it to see the new figure.',
  ],
});
