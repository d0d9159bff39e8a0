// The conversation with one person over the list; it closes once a message is sent.
import { useInfiniteQuery } from '@tanstack/react-query';
import { useSession } from '#platform/web/session.ts';
import { Dialog } from '#platform/web/ui/overlay/dialog.tsx';
import { staffMessageTexts as texts } from '../../texts/messages.ts';
import { Conversation } from '../conversation/conversation.tsx';
import { threadQuery } from '../queries.ts';

/** Shows a conversation; open while there is an `id`, which is the account's. */
export function MessageDialog({ id, onClose }: { id: string | null; onClose: () => void }) {
  const session = useSession();
  const thread = useInfiniteQuery({ ...threadQuery(id ?? ''), enabled: id !== null });
  const partner = id === null ? undefined : thread.data?.pages[0]?.partner;
  return (
    <Dialog
      open={id !== null && session !== null}
      onClose={onClose}
      title={partner ? texts.withPerson(partner.fullName) : texts.title}
      width="lg"
    >
      {partner && <p className="-mt-4 text-muted text-sm">{partner.email}</p>}
      {id !== null && session && (
        <Conversation
          id={id}
          session={session}
          empty={<p className="text-center text-muted">{texts.noMessages}</p>}
          onSent={onClose}
          className="h-[max(60dvh,24rem)] min-w-0"
        />
      )}
    </Dialog>
  );
}
