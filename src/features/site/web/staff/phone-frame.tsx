// A page as a phone shows it: drawn into a frame of a phone's width, so that its own rules for small screens apply; nothing in it can be used.
import { type ReactNode, useEffect } from 'react';
import { createPortal } from 'react-dom';
import { useOwnDocument } from '#platform/web/frame/own-document.ts';

type PhoneFrameProps = {
  title: string;
  /** What the frame scrolls to: the element that this selector finds. */
  showing: string | null;
  children: ReactNode;
};

/** 360 px wide, or all there is on a narrower screen. */
export function PhoneFrame({ title, showing, children }: PhoneFrameProps) {
  const { frame, body } = useOwnDocument(title);
  useEffect(() => {
    const shown = showing && body?.querySelector(showing);
    const inside = body?.ownerDocument.defaultView;
    if (!shown || !inside) return;
    // By the frame's own window: an element that scrolls itself into view would move the page around the frame too.
    inside.scrollBy({ top: shown.getBoundingClientRect().top - inside.innerHeight / 3 });
  }, [showing, body]);
  return (
    <>
      <iframe
        {...frame}
        title={title}
        tabIndex={-1}
        className="box-content h-160 w-90 max-w-[calc(100%-0.5rem)] rounded-xl border-4 border-edge bg-ground"
      />
      {body && createPortal(<div inert>{children}</div>, body)}
    </>
  );
}
