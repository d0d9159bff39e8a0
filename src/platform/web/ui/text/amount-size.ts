// How large an amount that heads a card is written on a phone: as large as it may be and still double in size on its one line.

/** '$9,999.99' has room on a phone of 360 px at twice the size of a title; from '$10,000.00' on the letters begin smaller. */
const LONGEST_OF_TITLE_SIZE = 9;

export const amountSize = (amount: string): 'text-amount' | 'text-amount-long' =>
  amount.length > LONGEST_OF_TITLE_SIZE ? 'text-amount-long' : 'text-amount';
