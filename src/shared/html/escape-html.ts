// Text on its way into a page, an e-mail or any other XML, where no sign of it may mean anything.

/** A text made safe for an element's content, or for an attribute in quotes. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
