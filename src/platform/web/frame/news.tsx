// News that takes the place of what was just used: it has the focus and stands in sight, however far down the page one was.
import { type ReactNode, useEffect, useRef } from 'react';

export function News({ children }: { children: ReactNode }) {
  const news = useRef<HTMLDivElement>(null);
  useEffect(() => {
    news.current?.focus({ preventScroll: true });
    news.current?.scrollIntoView?.({ block: 'center' });
  }, []);
  return (
    <div ref={news} tabIndex={-1} className="outline-none">
      {children}
    </div>
  );
}
