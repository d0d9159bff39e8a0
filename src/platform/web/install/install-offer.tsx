// Offers once to keep the app on the phone: by the browser's own question, or with the steps in Safari's menu.
import { Smartphone } from 'lucide-react';
import { useState } from 'react';
import { installTexts as texts } from '#texts/install.ts';
import { useSession } from '../session.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { answerOffer, askToInstall, hasAnsweredOffer, wayToInstall } from './install-prompt.ts';

/** It shows nothing where the app cannot be kept, is kept already, or was offered to this person here before. A question that the browser allows only later waits for the next screen. */
export function InstallOffer() {
  const account = useSession()?.id ?? null;
  const [way, setWay] = useState(() =>
    account === null || hasAnsweredOffer(account) ? null : wayToInstall(),
  );
  if (account === null || way === null) return null;
  const answer = () => {
    answerOffer(account);
    setWay(null);
  };
  const keep = () => {
    void askToInstall();
    answer();
  };
  return (
    <Card className="grid gap-4">
      <div className="flex gap-4">
        <Smartphone className="size-8 shrink-0 text-leaf" strokeWidth={1.5} />
        <div className="grid gap-1">
          <h2 className="font-bold text-lg">{texts.title}</h2>
          <p className="text-muted">{texts.text}</p>
        </div>
      </div>
      {way === 'bySteps' && (
        <ol className="grid list-decimal gap-1 pl-6">
          {texts.onIphone.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      )}
      <div className="flex flex-wrap gap-3">
        {way === 'asks' && <Button onClick={keep}>{texts.keep}</Button>}
        <Button tone="secondary" onClick={answer}>
          {texts.notNow}
        </Button>
      </div>
    </Card>
  );
}
