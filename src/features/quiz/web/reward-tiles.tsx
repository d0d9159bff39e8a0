// The rewards: a grid of tiles of which exactly three are chosen.
import { REWARDS_CHOSEN, toggleReward } from '../rules/quiz-answers.ts';
import { quizTexts } from '../texts/quiz.ts';
import { OfferTiles } from './offer-tiles.tsx';

export function RewardTiles({
  chosen,
  onChange,
  onRefused,
}: {
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
  onRefused: (text: string) => void;
}) {
  const toggle = (title: string) => {
    const { chosen: next, refused } = toggleReward(chosen, title);
    if (refused) onRefused(refused);
    else onChange(next);
  };
  return (
    <fieldset className="grid gap-3">
      <legend className="font-semibold">{quizTexts.rewardsQuestion}</legend>
      <p className="text-sm text-muted" aria-live="polite">
        {quizTexts.chosenOf(chosen.length, REWARDS_CHOSEN)}
      </p>
      <OfferTiles chosen={chosen} onToggle={toggle} />
    </fieldset>
  );
}
