// The button that joins a contest, and what stands in its place once one has joined or cannot join.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { Button } from '#platform/web/ui/button.tsx';
import type { ButtonTone } from '#platform/web/ui/button-class.ts';
import { toast } from '#platform/web/ui/overlay/toast.ts';
import type { Contest } from '../contract.ts';
import { mayJoin } from '../rules/contest-state.ts';
import { contestTexts as texts } from '../texts/contests.ts';
import { call } from './queries.ts';

type JoinButtonProps = {
  contest: Pick<Contest, '_id' | 'name' | 'state' | 'isJoined'>;
  tone?: ButtonTone;
  size?: 'md' | 'sm';
};

/** A failure raises no toast, as the specification has it; it stands under the button, and the contest is read again. */
export function JoinButton({ contest, tone = 'primary', size = 'md' }: JoinButtonProps) {
  const client = useQueryClient();
  const mutationKey = ['joining', contest._id];
  const joining = useMutation({
    mutationKey,
    mutationFn: () => call('POST /api/contests/join/:id', { params: { id: contest._id } }),
    onSuccess: async ({ message }) => {
      toast.good(message);
      // Seeds were earned: whatever shows them is out of date too.
      await client.invalidateQueries();
    },
    onError: () => client.invalidateQueries({ queryKey: ['contests'] }),
  });
  // The second tap of two arrives before the button is drawn as busy.
  const join = () => {
    if (client.isMutating({ mutationKey }) === 0) joining.mutate();
  };
  const verdict = mayJoin(contest);
  if (verdict === 'closed') return null;
  const isJoined = verdict === 'joined' || joining.isSuccess;
  const text = isJoined ? texts.isJoined : texts.join;
  return (
    <div className="grid justify-items-start gap-2">
      <Button
        tone={tone}
        size={size}
        aria-label={`${text}: ${contest.name}`}
        busy={joining.isPending}
        disabled={isJoined || verdict !== 'yes'}
        icon={isJoined ? <Check className="size-5" /> : undefined}
        onClick={join}
      >
        {text}
      </Button>
      <p role="status" className="text-sm empty:hidden">
        {joining.isError && !isJoined ? `${texts.joinFailed} ${joining.error.message}` : ''}
      </p>
    </div>
  );
}
