// One message as a bubble: by whom, what, when, and what became of it.
import { RotateCcw, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { showMoment, showTime } from '#shared/calendar.ts';
import type { Message } from '../../contract.ts';
import type { Outgoing } from '../../rules/unsettled.ts';
import { messageTexts as texts } from '../../texts/messages.ts';

/** A message. `bySelf`: nobody but the reader writes on this side, so that who wrote is only read out, not shown. */
export const Bubble = ({ message, bySelf }: { message: Message; bySelf: boolean }) => (
  <Side isOwn={message.sent}>
    <p className={message.sent && bySelf ? 'sr-only' : 'font-semibold text-muted text-xs'}>
      {message.sent && bySelf ? texts.you : message.from}
    </p>
    <Words isOwn={message.sent}>{message.text}</Words>
    <p className="figures text-muted text-xs">
      <time dateTime={message.created} title={showMoment(new Date(message.created))}>
        {showTime(new Date(message.created))}
      </time>
      {message.alsoByMail && ` · ${texts.byMailToo}`}
      {message.sent && message.read && ` · ${texts.read}`}
    </p>
  </Side>
);

type OutgoingBubbleProps = { outgoing: Outgoing; onRetry: () => void; onDiscard: () => void };

export const OutgoingBubble = ({ outgoing, onRetry, onDiscard }: OutgoingBubbleProps) => (
  <Side isOwn>
    <Words isOwn>{outgoing.text}</Words>
    {outgoing.state === 'sending' ? (
      <p className="text-muted text-xs">{texts.sending}</p>
    ) : (
      <div className="flex flex-wrap items-center justify-end gap-x-1">
        <p className="font-semibold text-pimento text-sm">{texts.notSent}</p>
        <BubbleButton onClick={onRetry} icon={<RotateCcw className="size-4" />} text={texts.retry} />
        <BubbleButton onClick={onDiscard} icon={<Trash2 className="size-4" />} text={texts.discard} />
      </div>
    )}
  </Side>
);

const Side = ({ isOwn, children }: { isOwn: boolean; children: ReactNode }) => (
  <li
    className={`grid max-w-[85%] gap-1 ${isOwn ? 'justify-items-end self-end' : 'justify-items-start self-start'}`}
  >
    {children}
  </li>
);

const Words = ({ isOwn, children }: { isOwn: boolean; children: string }) => (
  <p
    className={`whitespace-pre-wrap rounded-lg px-3.5 py-2.5 [overflow-wrap:anywhere] ${isOwn ? 'rounded-br-sm bg-leaf-soft' : 'rounded-bl-sm border border-line bg-surface'}`}
  >
    {children}
  </p>
);

const BubbleButton = ({ onClick, icon, text }: { onClick: () => void; icon: ReactNode; text: string }) => (
  <button
    type="button"
    onClick={onClick}
    className="inline-flex min-h-11 items-center gap-1.5 rounded-md px-2 font-semibold text-leaf text-sm hover:bg-leaf-soft"
  >
    {icon}
    {text}
  </button>
);
