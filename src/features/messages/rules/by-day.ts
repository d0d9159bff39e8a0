// Messages in the groups that a conversation shows: one for each day in Jamaica, named as people name it.

import { addDays, type Day, dayOf, showDay } from '#shared/calendar.ts';
import type { Message } from '../contract.ts';
import { messageTexts } from '../texts/messages.ts';

type DayOfMessages = { day: Day; title: string; messages: Message[] };

/** Groups messages by the day in Jamaica on which they were written; `messages` come in the order of writing. */
export function byDay(messages: readonly Message[], now: Date): DayOfMessages[] {
  const days: DayOfMessages[] = [];
  for (const message of messages) {
    const day = dayOf(new Date(message.created));
    const last = days.at(-1);
    if (last?.day === day) last.messages.push(message);
    else days.push({ day, title: titleOf(day, dayOf(now)), messages: [message] });
  }
  return days;
}

function titleOf(day: Day, today: Day): string {
  if (day === today) return messageTexts.today;
  return day === addDays(today, -1) ? messageTexts.yesterday : showDay(day);
}
