// Links that open WhatsApp (https://wa.me): with words to pass on, or with the number to write to. Nobody is told who clicked.

/** Asks whom to send these words to; they are the same for everybody. */
export const shareOnWhatsApp = (words: string): string => `https://wa.me/?text=${encodeURIComponent(words)}`;

/** Opens a conversation with a number, digits alone, the country's code first. */
export const writeOnWhatsApp = (number: string): string => `https://wa.me/${number}`;
