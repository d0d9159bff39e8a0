// How many messages wait to be read, beside the word or the sign that leads to them.
import { useQuery } from '@tanstack/react-query';
import { MessageCircle } from 'lucide-react';
import { Link } from 'react-router';
import { messageTexts } from '../texts/messages.ts';
import { unreadQuery } from './queries.ts';

const MOST_SHOWN = 99;

/** Shows nothing while everything is read. */
export function UnreadBadge({ className = 'ml-1.5' }: { className?: string }) {
  const { data: { unread } = { unread: 0 } } = useQuery(unreadQuery);
  if (unread === 0) return null;
  return (
    <span
      className={`figures inline-grid h-5 min-w-5 place-items-center rounded-full bg-pimento px-1.5 font-semibold text-on-pimento text-xs leading-none ${className}`}
    >
      <span aria-hidden="true">{unread > MOST_SHOWN ? `${MOST_SHOWN}+` : unread}</span>
      <span className="sr-only">{messageTexts.unread(unread)}</span>
    </span>
  );
}

/** The way to the messages on a phone, whose navigation does not name them. */
export const MessagesLink = () => (
  <Link
    to="/messages"
    className="relative grid size-11 place-items-center rounded-md hover:bg-leaf-soft bar:hidden"
  >
    <MessageCircle className="size-6" />
    <span className="sr-only">{messageTexts.open} </span>
    <UnreadBadge className="-top-0.5 -right-0.5 absolute border-2 border-ground" />
  </Link>
);
