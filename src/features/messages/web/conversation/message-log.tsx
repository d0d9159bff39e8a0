// The messages of a thread by days, the newest at the foot, earlier ones on demand at the head.
import type { ReactNode } from 'react';
import { Button } from '#platform/web/ui/button.tsx';
import type { Message } from '../../contract.ts';
import { byDay } from '../../rules/by-day.ts';
import { messageTexts as texts } from '../../texts/messages.ts';
import { Bubble } from './bubble.tsx';

type MessageLogProps = {
  messages: readonly Message[];
  bySelf: boolean;
  hasOlder: boolean;
  isLoadingOlder: boolean;
  onOlder: () => void;
  empty: ReactNode;
  /** Messages on their way. */
  children: ReactNode;
  hasOutgoing: boolean;
};

/** The messages, laid out from the foot up: the browser then keeps the foot in view, and the place when earlier messages come in above. */
export function MessageLog(props: MessageLogProps) {
  const { messages, bySelf, hasOlder, isLoadingOlder, onOlder, empty, children, hasOutgoing } = props;
  if (messages.length === 0 && !hasOutgoing)
    return <div className="grid min-h-0 flex-1 content-center-safe overflow-y-auto p-4">{empty}</div>;
  return (
    <section
      aria-label={texts.conversation}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within reach of the keyboard
      tabIndex={0}
      className="flex min-h-0 flex-1 flex-col-reverse overflow-y-auto overscroll-contain px-3 py-4 sm:px-4"
    >
      <div className="mb-auto grid gap-4">
        {hasOlder ? (
          <Button
            tone="quiet"
            size="sm"
            className="justify-self-center"
            busy={isLoadingOlder}
            onClick={onOlder}
          >
            {texts.older}
          </Button>
        ) : (
          <p className="text-center text-muted text-xs">{texts.start}</p>
        )}
        {byDay(messages, new Date()).map(({ day, title, messages }) => (
          <section key={day} aria-label={title} className="grid gap-4">
            <p className="flex items-center gap-3 text-muted text-xs before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
              {title}
            </p>
            <ol className="flex flex-col gap-3">
              {messages.map((message) => (
                <Bubble key={message._id} message={message} bySelf={bySelf} />
              ))}
            </ol>
          </section>
        ))}
        {hasOutgoing && <ol className="flex flex-col gap-3">{children}</ol>}
      </div>
    </section>
  );
}
