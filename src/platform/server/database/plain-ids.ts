// What is left of telling ids apart (decisions/050): whoever takes a name off is led by the compiler.

/** Whose ids are plain text to the compiler still. */
export const PLAIN_IDS = new Set(['files']);
