// Finds a sentence on a screen by its words where parts of it, a day or a number, stand in elements of their own.

/** For `getByText` and its like: the innermost element that says this and nothing else. */
export const saying =
  (words: string | RegExp) =>
  (_own: string, element: Element | null): boolean =>
    element !== null && says(element, words) && ![...element.children].some((child) => says(child, words));

function says({ textContent }: Element, words: string | RegExp): boolean {
  const text = textContent.replace(/\s+/g, ' ').trim();
  return typeof words === 'string' ? text === words : words.test(text);
}
