// Of an alteration that no test can notice, because the product behaves the same with it. One that a test notices, or that is gone, fails `npm run prove:mutants`.

export type Explained = {
  file: string;
  /** The line on which it begins, without the blanks around it. */
  line: string;
  /** What stands there instead, of each alteration meant. */
  becomes: readonly string[];
  why: string;
};
