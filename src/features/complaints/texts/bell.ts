// What people read under the bell of their complaints.

export const bellTexts = {
  Sent: (number: string, answerBy: string) =>
    `We have your complaint ${number}. You get an answer by ${answerBy}`,
  TakenUp: (number: string, answerBy: string) =>
    `A person is looking at your complaint ${number}. You get an answer by ${answerBy}`,
  Answered: (number: string) => `We answered your complaint ${number}`,
  Escalated: (number: string, answerBy: string) =>
    `A second person looks at your complaint ${number}. You get an answer by ${answerBy}`,
  Reopened: (number: string, answerBy: string) =>
    `Your complaint ${number} is with us again. You get an answer by ${answerBy}`,
  Closed: (number: string) => `Your complaint ${number} is closed`,
} as const;
