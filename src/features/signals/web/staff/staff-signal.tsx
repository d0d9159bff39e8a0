// /admin/signals/:id: whom a signal is about and where each gave what they share; its owner decides it here.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { modelPath } from '#features/information/web/staff/model.ts';
import { useSession } from '#platform/web/session.ts';
import { Banner } from '#platform/web/ui/banner.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { EmailAddress } from '#platform/web/ui/list/email-address.tsx';
import { Fact, Facts } from '#platform/web/ui/list/facts.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { toast } from '#platform/web/ui/overlay/toast.ts';
import { Page } from '#platform/web/ui/page.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { showMoment } from '#shared/calendar.ts';
import { staffTexts } from '#texts/staff.ts';
import type { Evidence, SignalDetail } from '../../contract.ts';
import { isBurstKind } from '../../rules/bursts.ts';
import { MOST_ABOUT, whyNotClaim, whyNotDecide } from '../../rules/signal.ts';
import { signalTexts as texts } from '../../texts/staff-signals.ts';
import { DecideForm } from './decide-form.tsx';
import { call, SIGNALS, signalQuery } from './queries.ts';
import { SignalState } from './signal-columns.tsx';

export function StaffSignal({ id }: { id: string }) {
  const query = useQuery(signalQuery(id));
  const { search } = useLocation();
  const { data } = query;
  return (
    <Page
      title={data ? texts.titleOf(texts.kinds[data.kind], data.accounts) : texts.one}
      back={{ to: `/admin/signals${search}` }}
      actions={data && <Claim signal={data} />}
    >
      <Loaded query={query} skeleton={<Skeleton className="h-120 rounded-lg" />}>
        {(signal) => (
          <div className="grid grid-cols-1 items-start gap-6 xl:grid-cols-2">
            <section className="grid grid-cols-1 gap-4">
              <h2 className="font-bold text-xl">{texts.evidence}</h2>
              {signal.evidence.length < signal.accounts && (
                <p className="text-muted">{texts.shownOf(signal.evidence.length, signal.accounts)}</p>
              )}
              {signal.state === 'Open' && signal.accounts >= MOST_ABOUT && (
                <p>
                  {texts.ofMany} {!isBurstKind(signal.kind) && texts.ofManyAgain}
                </p>
              )}
              <Accounts signal={signal} />
            </section>
            <Decision signal={signal} />
          </div>
        )}
      </Loaded>
    </Page>
  );
}

type Props = { signal: SignalDetail };

/** Beside or below so many, what is decided with is still at hand. */
const FIRST_SHOWN = 5;

function Accounts({ signal: { evidence, kind } }: Props) {
  const [isWhole, setWhole] = useState(evidence.length <= FIRST_SHOWN + 1);
  return (
    <>
      {evidence.slice(0, isWhole ? evidence.length : FIRST_SHOWN).map((each) => (
        <Account key={each.user._id} evidence={each} kind={kind} />
      ))}
      {!isWhole && (
        <Button tone="secondary" className="justify-self-start" onClick={() => setWhole(true)}>
          {texts.showOthers(evidence.length - FIRST_SHOWN)}
        </Button>
      )}
    </>
  );
}

const heldOf = ({ state, owner }: SignalDetail) => ({ state, ownerId: owner?._id ?? null });

/** Where a colleague was first, that is said, and who has it is then on show. */
function Claim({ signal }: Props) {
  const officer = useSession()?.id ?? '';
  const queries = useQueryClient();
  const from = signal.owner?._id ?? null;
  const claim = useMutation({
    mutationFn: () => call('POST /api/signals/:id/claim', { params: { id: signal._id }, body: { from } }),
    onSuccess: ({ message }) => toast.good(message),
    onError: ({ message }) => toast.bad(message),
    onSettled: () => queries.invalidateQueries({ queryKey: [SIGNALS] }),
  });
  if (whyNotClaim(heldOf(signal), officer, from) !== null) return null;
  return (
    <Button busy={claim.isPending} onClick={() => claim.mutate()}>
      {signal.owner ? texts.takeOver(signal.owner.fullName) : texts.claim}
    </Button>
  );
}

function Decision({ signal }: Props) {
  const officer = useSession()?.id ?? '';
  const why = whyNotDecide(heldOf(signal), officer);
  return (
    <div className="grid grid-cols-1 gap-6 xl:sticky xl:top-4">
      {why === 'signal.not_yours' && <Banner>{texts.takeFirst}</Banner>}
      <Card className="grid gap-3">
        <h2 className="font-bold text-xl">{signal.state === 'Decided' ? texts.decision : texts.one}</h2>
        <Facts>
          <Fact name={texts.state}>
            <SignalState signal={signal} />
          </Fact>
          <Fact name={texts.owner}>{signal.owner?.fullName ?? texts.nobody}</Fact>
          <Fact name={texts.found}>{showMoment(new Date(signal.found))}</Fact>
          {signal.decidedBy && <Fact name={texts.by}>{signal.decidedBy.fullName}</Fact>}
          {signal.decidedAt && <Fact name={texts.when}>{showMoment(new Date(signal.decidedAt))}</Fact>}
        </Facts>
        {signal.words && <p className="wrap-anywhere whitespace-pre-line">{signal.words}</p>}
      </Card>
      {why === null && <DecideForm id={signal._id} accounts={signal.accounts} />}
    </div>
  );
}

const LINK = 'link inline-block min-w-11 py-2.5';

function Account({ evidence, kind }: { evidence: Evidence; kind: SignalDetail['kind'] }) {
  const { user, submission, told: given, documents } = evidence;
  return (
    <Card className="grid gap-3">
      <h3 className="font-bold text-lg">
        <Link to={`/admin/users/${user._id}`} className={LINK}>
          {user.fullName}
        </Link>
      </h3>
      <Facts>
        {documents.length === 0 && <Fact name={texts.given[kind]}>{given ?? texts.gone}</Fact>}
        {documents.length > 0 && (
          <Fact name={texts.documents}>
            <ul>
              {documents.map(({ _id, name }) => (
                <li key={_id}>
                  <a href={`/api/files/${_id}`} target="_blank" rel="noreferrer" className={LINK}>
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </Fact>
        )}
        <Fact name={texts.where}>
          {submission ? (
            <Link to={modelPath('/admin/submission', submission.for, submission._id)} className={LINK}>
              {submission.name}
            </Link>
          ) : (
            texts.atSignUp
          )}
        </Fact>
        <Fact name={texts.status}>{user.status}</Fact>
        <Fact name={texts.opened}>{showMoment(new Date(user.created))}</Fact>
        <Fact name={staffTexts.email}>
          <EmailAddress of={user.email} />
        </Fact>
      </Facts>
    </Card>
  );
}
