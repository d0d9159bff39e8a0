// What a lender asks an applicant besides, and its own notes, as the lender writes and reads them.

export const partnerWordsTexts = {
  title: 'Questions to the applicant',
  lead: 'The applicant is told by the bell and by mail. Staff do not read it.',
  none: 'Nothing has been asked.',
  applicant: 'The applicant',
  you: 'You',
  askButton: 'Ask for papers or a word',
  askTitle: 'Ask the applicant',
  ask: 'What you ask',
  askHint: 'The applicant reads this.',
  askNeeded: 'Write what you ask.',
  papers: 'Papers you ask for',
  papersLead: 'They are sent to us, and you see them here once they are verified.',
  send: 'Ask',
  asked: 'The applicant is told',
  wants: 'Asked for:',

  notes: 'Your notes',
  notesLead: 'For your own people alone: neither the applicant nor staff read them.',
  noNotes: 'No notes yet.',
  addNote: 'Add a note',
  note: 'Note',
  noteNeeded: 'Write the note.',
  saveNote: 'Save the note',
  noted: 'Note saved',
} as const;

/** To the lender. It names nobody. */
export const partnerWordsMails = {
  answered: (number: string) => ({
    subject: 'An applicant has answered you',
    paragraphs: [`The applicant for ${number} has answered what you asked. Read it beside the application.`],
  }),
} as const;
