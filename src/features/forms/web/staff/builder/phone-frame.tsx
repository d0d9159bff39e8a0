// A phone of 360 px on the page: a document of its own, so that what is drawn in it follows the phone's width, not the desk's.
import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { NAME } from '../../../rules/definition/read-definition.ts';

const MARK = 'outline: 2px dashed var(--leaf); outline-offset: 0.5rem; border-radius: 0.25rem';

const BLANK =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Preview</title></head><body></body></html>';

type PhoneFrameProps = {
  title: string;
  /** The field to bring into sight and mark, by its name. */
  inHand: string | null;
  children: ReactNode;
};

/** Room above a field that was brought into sight. */
const ABOVE_PX = 96;

export function PhoneFrame({ title, inHand, children }: PhoneFrameProps) {
  const [body, setBody] = useState<HTMLElement | null>(null);
  const open = (frame: HTMLIFrameElement) => {
    const inside = frame.contentDocument;
    // A browser may tell first of the empty page that stands there before, which takes no styles.
    if (inside?.URL !== 'about:srcdoc') return;
    inside.title = title;
    // The look comes from the page's own sheets; they are in the browser's memory already.
    for (const sheet of document.querySelectorAll('link[rel="stylesheet"], style')) {
      const copy = inside.importNode(sheet, true);
      if (copy instanceof Object && 'href' in sheet && typeof sheet.href === 'string')
        copy.setAttribute('href', sheet.href);
      inside.head.append(copy);
    }
    setBody(inside.body);
  };
  const marked = inHand !== null && NAME.test(inHand) ? `[data-field="${inHand}"]` : null;
  useEffect(() => {
    const field = marked && body?.querySelector(marked);
    const view = body?.ownerDocument.defaultView;
    // Not `scrollIntoView`: that would move the page around the phone too.
    if (field && view) view.scrollTo({ top: field.getBoundingClientRect().top + view.scrollY - ABOVE_PX });
  }, [marked, body]);
  return (
    <div className="mx-auto w-full max-w-94 overflow-hidden rounded-[1.75rem] border-8 border-deep bg-ground">
      <iframe
        title={title}
        srcDoc={BLANK}
        onLoad={(event) => open(event.currentTarget)}
        className="block h-[min(42rem,calc(100dvh-11rem))] min-h-100 w-full bg-ground"
      />
      {body &&
        createPortal(
          <>
            {marked && <style>{`${marked} { ${MARK} }`}</style>}
            <main aria-label={title}>{children}</main>
          </>,
          body,
        )}
    </div>
  );
}
