// A page as a phone shows it: drawn into a frame of a phone's width, so that its own rules for small screens apply; nothing in it can be used.
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';

type PhoneFrameProps = {
  title: string;
  /** What the frame scrolls to: the element that this selector finds. */
  showing: string | null;
  children: ReactNode;
};

/** In the mode of today's browsers, as the landing itself. */
const EMPTY_PAGE = '<!doctype html><html lang="en-JM"><title>…</title><body></body></html>';

/** 360 px wide, or all there is on a narrower screen. */
export function PhoneFrame({ title, showing, children }: PhoneFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [body, setBody] = useState<HTMLElement | null>(null);
  const prepare = () => {
    const inside = frame.current?.contentDocument;
    // A browser may tell first of the empty page that stands there before, which takes no styles.
    if (inside?.URL !== 'about:srcdoc') return;
    const styles = document.querySelectorAll('link[rel="stylesheet"], style');
    inside.head.append(...[...styles].map((style) => style.cloneNode(true)));
    setBody(inside.body);
  };
  useEffect(() => {
    const shown = showing && body?.querySelector(showing);
    const inside = frame.current?.contentWindow;
    if (!shown || !inside) return;
    // By the frame's own window: an element that scrolls itself into view would move the page around the frame too.
    inside.scrollBy({ top: shown.getBoundingClientRect().top - inside.innerHeight / 3 });
  }, [showing, body]);
  return (
    <>
      <iframe
        ref={frame}
        title={title}
        tabIndex={-1}
        srcDoc={EMPTY_PAGE}
        onLoad={prepare}
        className="box-content h-160 w-90 max-w-[calc(100%-0.5rem)] rounded-xl border-4 border-edge bg-ground"
      />
      {body && createPortal(<div inert>{children}</div>, body)}
    </>
  );
}
