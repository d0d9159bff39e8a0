// One prize for staff: looked at, or edited in its place; and deleted.
import { useQuery } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import { useEditing, useListSearch } from '#platform/web/record/editing.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { Page, titleOf } from '#platform/web/ui/page.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import type { Prize, PrizeDesk } from '../../../contract.ts';
import { prizeDeskTexts as texts } from '../../../texts/staff-prizes.ts';
import { prizeQuery } from '../../queries.ts';
import { DeletePrize } from './delete-prize.tsx';
import { PrizeForm } from './prize-form.tsx';
import { PrizeView } from './prize-view.tsx';

export function StaffPrize({ id }: { id: string }) {
  const prize = useQuery(prizeQuery(id));
  const { isEditing, setEditing } = useEditing();
  const search = useListSearch();
  const { data } = prize;
  return (
    <Page
      {...titleOf(prize, texts.one, ({ name }) => name)}
      back={{ to: `/admin/prizes${search}` }}
      actions={
        data &&
        hasDesk(data) &&
        !data.isRemoved && <Actions prize={data} editing={isEditing} onEdit={() => setEditing(!isEditing)} />
      }
    >
      <Loaded query={prize} skeleton={<Skeleton className="h-120 rounded-lg" />}>
        {(prize) => {
          if (!hasDesk(prize)) return null;
          return isEditing && !prize.isRemoved ? (
            <PrizeForm prize={prize} onSaved={() => setEditing(false, { replace: true })} />
          ) : (
            <PrizeView prize={prize} />
          );
        }}
      </Loaded>
    </Page>
  );
}

/** Whether a prize comes with what staff see besides: the server sends it to staff, and nobody else is here. */
const hasDesk = <Shown extends { desk?: PrizeDesk | undefined }>(
  prize: Shown,
): prize is Shown & { desk: PrizeDesk } => prize.desk !== undefined;

type ActionsProps = { prize: Pick<Prize, '_id'> & { desk: PrizeDesk }; editing: boolean; onEdit: () => void };

const Actions = ({ prize, editing, onEdit }: ActionsProps) => (
  <>
    <Button tone="secondary" icon={editing ? undefined : <Pencil className="size-5" />} onClick={onEdit}>
      {editing ? texts.cancelEdit : texts.edit}
    </Button>
    {!editing && <DeletePrize id={prize._id} desk={prize.desk} />}
  </>
);
