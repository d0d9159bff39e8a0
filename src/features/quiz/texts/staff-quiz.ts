// The desk's words about quizzes.

const count = (many: number, one: string, more: string): string =>
  `${many.toLocaleString('en-JM')} ${many === 1 ? one : more}`;

export const quizDeskTexts = {
  title: 'Quizes',
  tabs: 'What to look at',
  prizesTab: 'Prizes',
  answersTab: 'Quiz answers',
  summary: 'What the answers say',
  people: (many: number) => `${count(many, 'person has', 'people have')} answered the quiz.`,
  feelings: 'How people feel about their credit provider',
  draw: 'Takes part in a partner draw',
  drawYes: 'Yes',
  drawNo: 'No',
  rewards: 'Rewards chosen most',
  share: (people: number, percent: number) => `${people.toLocaleString('en-JM')} (${percent} %)`,
  moreRewards: (many: number) => `Show all ${many}`,
  none: 'Nobody has answered the quiz yet.',
  person: 'Name',
  feeling: 'Credit provider',
  partnerDraw: 'Partner draw',
  rewardsColumn: 'Rewards',
  answered: 'Answered',
  aMonth: (money: string) => `${money} a month`,
  no: 'No',
  titleOf: (name: string) => `Quiz: ${name}`,
  quiz: 'Quiz answers',
  noQuiz: 'This person has not answered the quiz.',
  preferences: 'Preferences',
  noPreferences: 'This person has not saved preferences.',
  situation: 'Financial situation',
  appeals: 'What appeals',
  saved: 'Saved',
  toAccount: 'Account',
} as const;
