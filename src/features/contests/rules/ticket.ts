// A ticket: what stands for a participant in the draw and in its proof, and says nothing about them.

/** Crockford's base 32: no letter that could be taken for a figure. */
export const TICKET_SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

export const TICKET_CHANCE_BYTES = 8;

/** Makes a ticket such as `K7Q2-M9XD` from eight random bytes, of which five bits each are used. */
export function ticketFrom(chance: Uint8Array): string {
  const signs = Array.from(chance.subarray(0, TICKET_CHANCE_BYTES), (byte) => TICKET_SIGNS[byte % 32]);
  return `${signs.slice(0, 4).join('')}-${signs.slice(4).join('')}`;
}
