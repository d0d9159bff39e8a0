// Where a handed-in form is on its way: on this phone, being sent, received, or back with a question. Nothing when it is on none.
import { CircleAlert, CircleCheck, CloudUpload, type LucideIcon, Smartphone } from 'lucide-react';
import type { Waiting } from '#platform/web/phone/outbox.ts';
import { useWaiting } from '#platform/web/phone/use-outbox.ts';
import { outboxTexts as texts } from '../../texts/outbox.ts';

const SIGNS: Record<Waiting['state'], { text: string; icon: LucideIcon; look: string }> = {
  waiting: { text: texts.saved, icon: Smartphone, look: 'text-ink' },
  stale: { text: texts.stale, icon: Smartphone, look: 'text-ink' },
  sending: { text: `${texts.sending}…`, icon: CloudUpload, look: 'text-ink' },
  received: { text: texts.received, icon: CircleCheck, look: 'text-leaf' },
  refused: { text: texts.refused, icon: CircleAlert, look: 'text-pimento' },
};

/** `form`: as its draft is named, `information:basic_information`. */
export function SendingSign({ form }: { form: string }) {
  const waiting = useWaiting(form);
  if (!waiting) return null;
  const { text, icon: Icon, look } = SIGNS[waiting.state];
  return (
    <span role="status" className={`flex items-center gap-2 font-semibold text-sm ${look}`}>
      <Icon className="size-5 shrink-0" />
      {text}
    </span>
  );
}
