// A document within the page, into which a part of the page is drawn: it follows its frame's width, and not the page's.
import { type SyntheticEvent, useCallback, useState } from 'react';

/** The empty document; its doctype puts it into the standards mode, as the page itself is. */
const EMPTY_PAGE =
  '<!doctype html><html lang="en-JM"><head><meta charset="utf-8"></head><body></body></html>';

/** `frame` goes to an `<iframe>` without an address; `body`, once it is there, has the page's styles and takes a portal. */
export function useOwnDocument(title: string) {
  const [body, setBody] = useState<HTMLElement | null>(null);
  const prepare = useCallback(
    (frame: HTMLIFrameElement | null) => {
      const inside = frame?.contentDocument;
      if (inside && inside.title !== title) setBody(written(inside, title));
    },
    [title],
  );
  // A browser may put another empty page there once it has loaded the first.
  const onLoad = (event: SyntheticEvent<HTMLIFrameElement>) => prepare(event.currentTarget);
  return { frame: { ref: prepare, onLoad }, body };
}

/** Written, not given as `srcdoc`: there Firefox at times takes the page's own address for a stranger's, and blocks its styles. */
function written(inside: Document, title: string): HTMLElement {
  inside.open();
  inside.write(EMPTY_PAGE);
  inside.close();
  inside.title = title;
  for (const sheet of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"], style')) {
    const copy = inside.importNode(sheet, true);
    if (sheet.href) copy.setAttribute('href', sheet.href);
    inside.head.append(copy);
  }
  return inside.body;
}
