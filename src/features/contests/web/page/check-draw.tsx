// 'Check the draw yourself': works the winners out again in this browser, from what was published, and says what it found.
import { useMutation } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { Banner } from '#platform/web/ui/banner.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { ToneIcon } from '#platform/web/ui/tone.tsx';
import type { ContestDetail, Winner } from '../../contract.ts';
import { checkDraw } from '../../rules/check-draw.ts';
import { drawTexts as texts } from '../../texts/contests.ts';
import { call } from '../queries.ts';

/** The part of a contest that its proof needs. */
export type Provable = Pick<ContestDetail, '_id' | 'commitment' | 'maxWinners' | 'ticket'> & {
  draw: { seed: string; winners: readonly Pick<Winner, 'ticket'>[] } | null;
};

type CheckDrawProps = { contest: Provable; draw: NonNullable<Provable['draw']> };

export function CheckDraw({ contest, draw }: CheckDrawProps) {
  const check = useMutation({
    mutationFn: async () => {
      const { tickets } = await call('GET /api/contests/tickets/:id', { params: { id: contest._id } });
      const found = await checkDraw({
        commitment: contest.commitment ?? '',
        seed: draw.seed,
        tickets,
        maxWinners: contest.maxWinners,
        winners: draw.winners.map(({ ticket }) => ticket),
        ownTicket: contest.ticket,
      });
      return { found, tickets: tickets.length };
    },
  });
  return (
    <div className="grid gap-3">
      <div>
        <Button
          tone="secondary"
          busy={check.isPending}
          icon={<ShieldCheck className="size-5" />}
          onClick={() => check.mutate()}
        >
          {texts.check}
        </Button>
      </div>
      <div role="status">
        {check.isPending && <p className="text-muted">{texts.checking}</p>}
        {check.isError && <Banner tone="bad">{texts.checkFailed}</Banner>}
        {check.data && <Findings {...check.data} />}
      </div>
    </div>
  );
}

type FindingsProps = { found: Awaited<ReturnType<typeof checkDraw>>; tickets: number };

function Findings({ found, tickets }: FindingsProps) {
  const checks = (['commitment', 'winners', 'ticket'] as const).filter((name) => found[name] !== null);
  const isRight = checks.every((name) => found[name]);
  return (
    <Banner tone={isRight ? 'good' : 'bad'} title={isRight ? texts.checkPassed(tickets) : texts.checkWrong}>
      <ul className="mt-1 grid gap-1">
        {checks.map((name) => (
          <li key={name} className="flex gap-2">
            <ToneIcon
              tone={found[name] ? 'good' : 'bad'}
              className={`mt-0.5 size-5 ${found[name] ? 'text-leaf' : 'text-pimento'}`}
            />
            {found[name] ? texts.checks[name] : texts.checksFailed[name]}
          </li>
        ))}
      </ul>
    </Banner>
  );
}
