// What a person said in the quiz, as the desk reads it.

export const personPreferenceTexts = {
  title: 'Preferences',
  itemsThatAppeal: 'Items that appeal',
  offersPreferences: 'Offers preferences',
  none: 'Nothing chosen yet.',
} as const;
