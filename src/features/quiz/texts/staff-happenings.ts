// What can happen here, as staff read it: in the audit trail, and in a person's timeline where it reads otherwise there.

export const staffHappenings = {
  'preferences.save': { trail: 'Saved preferences', timeline: 'Preferences saved' },
  'quiz.submit': { trail: 'Answered the quiz', timeline: 'Quiz taken' },
} as const;
