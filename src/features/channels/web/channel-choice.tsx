// How one is written to: by e-mail alone, or on the phone too. A part of the preferences; not there where nothing but e-mail is offered.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useSettled } from '#platform/web/form-state/use-settled.ts';
import { News } from '#platform/web/frame/news.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { RadioGroupField } from '#platform/web/ui/form/radio-group-field.tsx';
import type { Channel } from '../contract.ts';
import { channelTexts as texts } from '../texts/channels.ts';
import { AskCode } from './ask-code.tsx';
import { ChosenChannel } from './chosen-channel.tsx';
import { ConfirmNumber } from './confirm-number.tsx';
import { channelQuery } from './queries.ts';

export function ChannelChoice() {
  const { data } = useSettled(useQuery(channelQuery));
  const headingId = useId();
  const [hasChanged, setChanged] = useState(false);
  if (!data || (data.offered.length === 0 && !data.chosen)) return null;
  const { offered, chosen, asked, phone } = data;
  const noteChange = () => setChanged(true);
  const choice = (
    <Card className="grid gap-6">
      {chosen ? (
        <ChosenChannel channel={chosen.channel} number={chosen.number} onEnded={noteChange} />
      ) : (
        <Choosing offered={offered} asked={asked} phone={phone} onChosen={noteChange} />
      )}
    </Card>
  );
  return (
    <section aria-labelledby={headingId} className="grid gap-4">
      <div className="grid gap-2">
        <h2 id={headingId} className="font-bold text-xl">
          {texts.title}
        </h2>
        <p className="max-w-prose text-muted">{texts.lead}</p>
      </div>
      {hasChanged ? <News key={chosen ? 'chosen' : 'open'}>{choice}</News> : choice}
    </section>
  );
}

type ChoosingProps = {
  offered: readonly Channel[];
  asked: { channel: Channel; number: string } | null;
  phone: string;
  onChosen: () => void;
};

function Choosing({ offered, asked, phone, onChosen }: ChoosingProps) {
  const queries = useQueryClient();
  const [way, setWay] = useState<Channel | 'email'>(asked?.channel ?? 'email');
  const [isAnew, setAnew] = useState(false);
  const readAgain = async () => {
    await queries.invalidateQueries({ queryKey: channelQuery.queryKey });
    setAnew(false);
  };
  const waiting = !isAnew && asked?.channel === way ? asked : null;
  return (
    <>
      <RadioGroupField
        label={texts.question}
        value={way}
        onValue={(value) => setWay(value as Channel | 'email')}
        options={(['email', ...offered] as const).map((value) => ({
          value,
          label: texts.names[value],
          detail: texts.hints[value],
        }))}
      />
      {way !== 'email' &&
        (waiting ? (
          <ConfirmNumber
            channel={way}
            number={waiting.number}
            onConfirmed={() => readAgain().then(onChosen)}
            onAnother={() => setAnew(true)}
          />
        ) : (
          <AskCode key={way} channel={way} phone={phone} onSent={readAgain} />
        ))}
    </>
  );
}
