// A borrower's messages with the team: one conversation that fills the screen between the top bar and the keyboard.
import { MessageCircle } from 'lucide-react';
import { useSession } from '#platform/web/session.ts';
import { EmptyState } from '#platform/web/ui/list/empty-state.tsx';
import { Page } from '#platform/web/ui/page.tsx';
import { messageTexts as texts } from '../texts/messages.ts';
import { Conversation } from './conversation/conversation.tsx';

export function Messages() {
  const session = useSession();
  if (!session) return null;
  return (
    <Page title={texts.title} width="narrow">
      <Conversation
        id={session.id}
        session={session}
        empty={
          <EmptyState
            title={texts.empty}
            text={texts.lead}
            icon={<MessageCircle className="size-10" strokeWidth={1.5} />}
          />
        }
        className="h-[calc(100dvh-10rem)] min-h-80 sm:h-[calc(100dvh-12.5rem)] max-sm:-mx-2"
      />
    </Page>
  );
}
