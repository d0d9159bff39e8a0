// What the server may ask of somebody logged in before it does what they want: to set up a second factor, or to show it again.

type Asked = {
  /** Asks somebody to set up a second factor, because their role needs one and they have none. */
  setUp: () => void;
  /** Opens the window that asks for the second factor; answers whether it was shown. */
  showAgain: () => Promise<boolean>;
};

let asked: Partial<Asked> = {};

/** Registers what is to be done when somebody is asked; answers a function that takes that back. */
export function whenAsked(what: Partial<Asked>): () => void {
  asked = { ...asked, ...what };
  return () => {
    for (const key of Object.keys(what) as (keyof Asked)[]) if (asked[key] === what[key]) delete asked[key];
  };
}

export const askToSetUp = (): void => asked.setUp?.();

let showing: Promise<boolean> | null = null;

/** Asks for the second factor again; answers whether it was shown. Calls that are refused together all wait for one window. */
export function askToShowAgain(): Promise<boolean> {
  showing ??= (asked.showAgain?.() ?? Promise.resolve(false)).finally(() => {
    showing = null;
  });
  return showing;
}
