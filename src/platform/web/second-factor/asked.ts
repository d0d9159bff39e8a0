// What the server may ask of somebody logged in before it does what they want: to set up a second factor.

type Asked = {
  /** Their role needs one and they have none. */
  setUp: () => void;
};

let asked: Partial<Asked> = {};

/** Says what is to be done when it is asked. Answers how to stop. */
export function whenAsked(what: Partial<Asked>): () => void {
  asked = { ...asked, ...what };
  return () => {
    asked = {};
  };
}

export const askToSetUp = (): void => asked.setUp?.();
