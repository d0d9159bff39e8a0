// What the server may ask of somebody logged in before it does what they want: to set up a second factor, or to show it again.

type Asked = {
  /** Their role needs one and they have none. */
  setUp: () => void;
  /** Answers whether it was shown. */
  showAgain: () => Promise<boolean>;
};

let asked: Partial<Asked> = {};

/** Says what is to be done when it is asked. Answers how to stop. */
export function whenAsked(what: Partial<Asked>): () => void {
  asked = { ...asked, ...what };
  return () => {
    for (const key of Object.keys(what) as (keyof Asked)[]) if (asked[key] === what[key]) delete asked[key];
  };
}

export const askToSetUp = (): void => asked.setUp?.();

let showing: Promise<boolean> | null = null;

/** Of calls that are refused together, all wait for one window. */
export function askToShowAgain(): Promise<boolean> {
  showing ??= (asked.showAgain?.() ?? Promise.resolve(false)).finally(() => {
    showing = null;
  });
  return showing;
}
