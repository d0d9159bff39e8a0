// The strength meter under a new password.
import { useEffect, useState } from 'react';
import { StrengthMeter } from '#platform/web/ui/form/strength-meter.tsx';
import { accountScreenTexts as texts } from '../texts/accounts.ts';

type StrengthProps = { password: string; own?: string[] };
type Score = Parameters<typeof StrengthMeter>[0]['score'];

const NOTHING_OWN: string[] = [];

export function Strength({ password, own = NOTHING_OWN }: StrengthProps) {
  const [score, setScore] = useState<Score>(0);
  const ownText = own.join('\n');
  useEffect(() => {
    let current = true;
    if (password === '') return setScore(0);
    // A meter that could not be loaded hinders nobody: the server checks the password all the same.
    import('./measure-strength.ts').then(
      ({ measureStrength }) => current && setScore(measureStrength(password, ownText.split('\n'))),
      () => {},
    );
    return () => {
      current = false;
    };
  }, [password, ownText]);
  return <StrengthMeter score={score} text={wordFor(password, score)} />;
}

const wordFor = (password: string, score: Score): string =>
  password === '' ? texts.strengthHint : texts.strength[score] || texts.strengthNone;
