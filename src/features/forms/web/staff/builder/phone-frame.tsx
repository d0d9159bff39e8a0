// A phone of 360 px on the page: a document of its own, so that what is drawn in it follows the phone's width, not the desk's.
import { type ReactNode, useEffect } from 'react';
import { createPortal } from 'react-dom';
import { useOwnDocument } from '#platform/web/frame/own-document.ts';
import { NAME } from '../../../rules/definition/read-definition.ts';

const MARK = 'outline: 2px dashed var(--leaf); outline-offset: 0.5rem; border-radius: 0.25rem';

type PhoneFrameProps = {
  title: string;
  /** The field to bring into sight and mark, by its name. */
  inHand: string | null;
  children: ReactNode;
};

/** Room above a field that was brought into sight. */
const ABOVE_PX = 96;

export function PhoneFrame({ title, inHand, children }: PhoneFrameProps) {
  const { frame, body } = useOwnDocument(title);
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
        {...frame}
        title={title}
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
