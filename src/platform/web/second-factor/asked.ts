// What the server may ask of somebody logged in before it does what they want: to set up a second factor, or to show it again.

type Asked = {
  /** Asks somebody to set up a second factor, because their role needs one and they have none. */
  setUp: () => void;
  /** Opens the window that asks for the second factor. Resolves to whether it was given. */
  showAgain: () => Promise<boolean>;
};

let asked: Partial<Asked> = {};

/** Registers the functions that ask somebody for a second factor. Returns a function that removes them again. */
export function whenAsked(what: Partial<Asked>): () => void {
  asked = { ...asked, ...what };
  return () => {
    for (const key of Object.keys(what) as (keyof Asked)[]) if (asked[key] === what[key]) delete asked[key];
  };
}

export const askToSetUp = (): void => asked.setUp?.();

let showing: Promise<boolean> | null = null;

/** Asks for the second factor again. Resolves to whether it was given. Calls that are refused at the same time wait for the same window. */
export function askToShowAgain(): Promise<boolean> {
  showing ??= (asked.showAgain?.() ?? Promise.resolve(false)).finally(() => {
    showing = null;
  });
  return showing;
}
