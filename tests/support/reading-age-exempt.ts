// Texts that stay as they are although they are hard to read, each with its reason.

const ITS_OWN_WORDS = 'the specification has these very words';
const ITS_NAME = 'a name that has no other';
const AN_ANSWER = 'answers that people have given are stored in these words';

/** A text, as it stands in its file, and why nobody writes it more plainly. */
export const EXEMPT: readonly { text: string; why: string }[] = [
  {
    text: 'You will be able to check the status after submission of verification information',
    why: ITS_OWN_WORDS,
  },
  {
    text: 'Thank you Joan, your information has been saved, please click Submit documents to complete your Loan Application',
    why: ITS_OWN_WORDS,
  },
  {
    text: 'Please provide a valid Jamaican mobile number (876 or 658) with a total of 7 digits after',
    why: ITS_OWN_WORDS,
  },
  {
    text: 'Information submitted cannot be edited. Are you sure you want to submit?',
    why: ITS_OWN_WORDS,
  },
  { text: 'National Commercial Bank (NCB)', why: ITS_NAME },
  { text: 'COK Sodality Credit Union', why: ITS_NAME },
  { text: 'First Heritage Credit Union', why: ITS_NAME },
  { text: 'Scotiabank Jamaica', why: ITS_NAME },
  { text: 'Citibank Jamaica', why: ITS_NAME },
  { text: 'Westmoreland', why: ITS_NAME },
  { text: 'Trelawny', why: ITS_NAME },
  { text: 'Clarendon', why: ITS_NAME },
  { text: 'Hanover', why: ITS_NAME },
  { text: 'Business process outsourcing', why: AN_ANSWER },
  { text: 'Government and public service', why: AN_ANSWER },
  { text: 'Manufacturing', why: AN_ANSWER },
  { text: 'Tourism and hospitality', why: AN_ANSWER },
  { text: 'Agriculture and fishing', why: AN_ANSWER },
];
