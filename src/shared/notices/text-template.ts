// The words of a text message: a sentence or two with places for values, so that WhatsApp can approve it before anybody is written to.

export type TextTemplate = {
  /** The name under which WhatsApp has approved the template: small letters and underscores. */
  readonly name: string;
  /** Whether it carries a code that somebody has just asked for, which may come at night and soon means nothing. */
  readonly isCode?: true;
  /** The words, which begin and end with words of the template's own, as WhatsApp demands. */
  says(...values: string[]): string;
};

/** A template with the values that fill it: no more about a person than the message needs. */
export type TextMessage = { template: TextTemplate; values: readonly string[] };

/** The words as they are submitted for approval, with their places numbered. */
export const approvedWords = ({ says }: TextTemplate): string =>
  says(...Array.from({ length: says.length }, (_, index) => `{{${index + 1}}}`));
