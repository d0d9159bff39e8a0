// The words of a text message: a sentence or two with places for values, so that WhatsApp can approve it before anybody is written to.

export type TextTemplate = {
  /** As it is approved at WhatsApp: small letters and underscores. */
  readonly name: string;
  /** Of a code that somebody has just asked for, which may come at night and soon means nothing. */
  readonly isCode?: true;
  /** Begins and ends with words of its own, as WhatsApp demands. */
  says(...values: string[]): string;
};

/** A template and what it is filled in with: no more of a person than the message is about. */
export type TextMessage = { template: TextTemplate; values: readonly string[] };

/** As it is handed in to be approved, its places numbered. */
export const approvedWords = ({ says }: TextTemplate): string =>
  says(...Array.from({ length: says.length }, (_, index) => `{{${index + 1}}}`));
