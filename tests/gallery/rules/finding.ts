// What a rule says of a page: one sentence about one place in it.

export type Finding = { rule: string; where: string; says: string };

/** Enough of an element to find it in the page and in the sources. */
export function place(element: Element): string {
  const own = element.outerHTML.replace(element.innerHTML, '').replace(/\s+/g, ' ');
  const text = (element.textContent ?? '').replace(/\s+/g, ' ').trim();
  return `${own.slice(0, 160)} “${text.slice(0, 50)}”`;
}
