// A conversation: the thread, live, and the place to write under it.
import { type ReactNode, useState } from 'react';
import type { Draft } from '#features/forms/web/drafts/draft-store.ts';
import { useKeptDraft } from '#features/forms/web/drafts/use-draft.ts';
import { CheckboxField } from '#platform/web/ui/form/checkbox-field.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { isStaff, type SessionRecord } from '#shared/actor.ts';
import { messageTexts, staffMessageTexts } from '../../texts/messages.ts';
import { OutgoingBubble } from './bubble.tsx';
import { Composer } from './composer.tsx';
import { MessageLog } from './message-log.tsx';
import { useThread } from './use-thread.ts';
import { draftPlace, useWriting } from './use-writing.ts';

type ConversationProps = {
  /** The account whose thread it is. */
  id: string;
  session: SessionRecord;
  empty: ReactNode;
  onSent?: (() => void) | undefined;
  /** The class that gives the conversation its height. */
  className: string;
};

export function Conversation(props: ConversationProps) {
  const kept = useKeptDraft(draftPlace({ id: props.id, account: props.session.id }));
  if (kept.isReading) return <Skeleton className={`rounded-lg ${props.className}`} />;
  return <OpenConversation {...props} draft={kept.draft} />;
}

function OpenConversation(props: ConversationProps & { draft: Draft | null }) {
  const { id, session, empty, onSent, className, draft } = props;
  const isByStaff = isStaff(session);
  const { query, messages, arrival } = useThread(id);
  const writing = useWriting(
    {
      id,
      account: session.id,
      draft,
      failedText: isByStaff ? staffMessageTexts.failed : messageTexts.failed,
      // Away from where a borrower goes on writing.
      toastPlace: isByStaff ? 'bottom-right' : 'top-center',
      onSent,
    },
    messages,
  );
  const [alsoByMail, setAlsoByMail] = useState(false);
  return (
    <div className={`flex flex-col overflow-hidden rounded-lg border border-line bg-ground ${className}`}>
      <Loaded query={query} skeleton={<Skeleton className="m-4 h-40 rounded-lg" />}>
        {() => (
          <MessageLog
            messages={messages}
            bySelf={!isByStaff}
            hasOlder={query.hasNextPage}
            isLoadingOlder={query.isFetchingNextPage}
            onOlder={() => query.fetchNextPage()}
            empty={empty}
            hasOutgoing={writing.outgoing.length > 0}
          >
            {writing.outgoing.map((one) => (
              <OutgoingBubble
                key={one.key}
                outgoing={one}
                onRetry={() => writing.retry(one)}
                onDiscard={() => writing.discard(one)}
              />
            ))}
          </MessageLog>
        )}
      </Loaded>
      <p aria-live="polite" className="sr-only">
        {arrival}
      </p>
      <div className="mt-auto border-line border-t bg-surface p-3">
        <Composer
          text={writing.text}
          onText={writing.setText}
          onSend={() => writing.send(alsoByMail)}
          autoFocus={isByStaff}
        >
          {isByStaff && (
            <CheckboxField
              optional
              label={staffMessageTexts.alsoByMail}
              checked={alsoByMail}
              onValue={setAlsoByMail}
            />
          )}
        </Composer>
      </div>
    </div>
  );
}
