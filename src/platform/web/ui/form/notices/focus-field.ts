// Finds the fields of a form by their names: leads to one, and tells the order in which they stand.

/** The elements that can take the focus. For a field whose name no visible input has, the first of them in the element with that `data-field` takes it. */
const INPUTS = 'input:not([type=hidden]), select, textarea, button';

/** Accepts an element of another document too, because a form can stand in a frame. */
const isElement = (node: unknown): node is HTMLElement =>
  typeof node === 'object' && node !== null && 'focus' in node;

type Form = HTMLFormElement | null | undefined;

export const focusField = (form: Form, name: string): void => inputOf(form, name)?.focus();

/** The names in the order in which their fields stand; those that are not on the screen come last, in the order given. */
export function asTheyStand(form: Form, names: readonly string[]): string[] {
  const found = names.flatMap((name) => {
    const input = inputOf(form, name);
    return input ? [{ name, input }] : [];
  });
  const standing = found
    .sort(({ input: one }, { input: other }) =>
      one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
    )
    .map(({ name }) => name);
  return [...standing, ...names.filter((name) => !standing.includes(name))];
}

function inputOf(form: Form, name: string): HTMLElement | null {
  const named = form?.elements.namedItem(name);
  const first = named && 'item' in named && !isElement(named) ? named[0] : named;
  const visible = isElement(first) && !first.matches('[type=hidden]') ? first : null;
  const input = visible ?? form?.querySelector(`[data-field="${name}"] :is(${INPUTS})`);
  return isElement(input) ? input : null;
}
