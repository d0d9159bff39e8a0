// Leads to a field of a form by its name.

/** The elements that can take the focus. For a field whose name no visible input has, the first of them in the element with that `data-field` takes it. */
const INPUTS = 'input:not([type=hidden]), select, textarea, button';

/** Accepts an element of another document too, because a form can stand in a frame. */
const isElement = (node: unknown): node is HTMLElement =>
  typeof node === 'object' && node !== null && 'focus' in node;

export function focusField(form: HTMLFormElement | null | undefined, name: string): void {
  const named = form?.elements.namedItem(name);
  const first = named && 'item' in named && !isElement(named) ? named[0] : named;
  const visible = isElement(first) && !first.matches('[type=hidden]') ? first : null;
  const target = visible ?? form?.querySelector(`[data-field="${name}"] :is(${INPUTS})`);
  if (isElement(target)) target.focus();
}
