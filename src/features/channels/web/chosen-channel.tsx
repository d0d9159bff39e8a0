// The way that was chosen, and how to end it: as easily as it was begun.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button } from '#platform/web/ui/button.tsx';
import { toast } from '#platform/web/ui/overlay/toast.ts';
import { Unbroken } from '#platform/web/ui/text/unbroken.tsx';
import type { Channel } from '../contract.ts';
import { channelTexts as texts } from '../texts/channels.ts';
import { call, channelQuery } from './queries.ts';

type ChosenChannelProps = { channel: Channel; number: string; onEnded: () => void };

export function ChosenChannel({ channel, number, onEnded }: ChosenChannelProps) {
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => call('POST /api/channels/withdraw'),
    onSuccess: ({ message }) => {
      toast.good(message);
      onEnded();
    },
    onError: (failure) => toast.bad(failure.message),
    onSettled: () => queries.invalidateQueries({ queryKey: channelQuery.queryKey }),
  });
  return (
    <div className="grid gap-4">
      <p className="font-semibold">
        <Unbroken>{texts.now(texts.names[channel], number)}</Unbroken>
      </p>
      <p className="text-muted">{texts.stop[channel]}</p>
      <Button tone="secondary" wide busy={isPending} onClick={() => mutate()}>
        {texts.stopNow}
      </Button>
    </div>
  );
}
