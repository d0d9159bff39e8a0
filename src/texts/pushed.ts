// What a phone says of a notice whose words did not arrive.

export const pushedTexts = { news: 'There is news for you.' } as const;
