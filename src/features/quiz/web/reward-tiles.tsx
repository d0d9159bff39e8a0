// The rewards: a grid of tiles of which exactly three are chosen.
import {
  Banknote,
  BookOpen,
  Briefcase,
  Car,
  CircleParking,
  CreditCard,
  Fuel,
  Gavel,
  Gift,
  GraduationCap,
  HandCoins,
  House,
  type LucideIcon,
  Palmtree,
  ShieldCheck,
  ShoppingCart,
  Smartphone,
  TrendingUp,
  Truck,
  Utensils,
} from 'lucide-react';
import { toast } from '#platform/web/ui/overlay/toast.ts';
import { quizTexts } from '#texts/quiz.ts';
import { REWARDS, REWARDS_CHOSEN, toggleReward } from '../rules/quiz-answers.ts';

type Reward = (typeof REWARDS)[number];

const icons: Record<Reward, LucideIcon> = {
  'Credit Cards': CreditCard,
  'Short term loan': Banknote,
  'Car loan': Car,
  'Mortgage product': House,
  'Business Loan': Briefcase,
  'Car Insurance': CircleParking,
  'Home insurance': ShieldCheck,
  Stocks: TrendingUp,
  'Legal advice': Gavel,
  Vacations: Palmtree,
  Dining: Utensils,
  'Food delivery': Truck,
  'Mobile Top Up': Smartphone,
  Supermarket: ShoppingCart,
  'Gas Vouchers': Fuel,
  'School fees': GraduationCap,
  Books: BookOpen,
  'Loan Payments': HandCoins,
  'Online Gift cards': Gift,
};

const details: Partial<Record<Reward, string>> = { 'Short term loan': '100k or less' };

export function RewardTiles({
  chosen,
  onChange,
}: {
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
}) {
  const toggle = (title: string) => {
    const { chosen: next, refused } = toggleReward(chosen, title);
    if (refused) toast.bad(refused);
    else onChange(next);
  };
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-3 font-semibold">{quizTexts.rewardsQuestion}</legend>
      <p className="text-sm text-muted" aria-live="polite">
        {quizTexts.chosenOf(chosen.length, REWARDS_CHOSEN)}
      </p>
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-3">
        {REWARDS.map((title) => (
          <RewardTile
            key={title}
            title={title}
            isSelected={chosen.includes(title)}
            onToggle={() => toggle(title)}
          />
        ))}
      </div>
    </fieldset>
  );
}

function RewardTile({
  title,
  isSelected,
  onToggle,
}: {
  title: Reward;
  isSelected: boolean;
  onToggle: () => void;
}) {
  const Icon = icons[title];
  return (
    <button
      type="button"
      aria-pressed={isSelected}
      onClick={onToggle}
      className="grid min-h-24 content-center justify-items-center gap-1.5 rounded-md border border-edge bg-surface p-3 text-center hover:bg-leaf-soft aria-pressed:border-leaf aria-pressed:bg-leaf-soft aria-pressed:font-semibold"
    >
      <Icon className="size-6 text-leaf" />
      <span>{title}</span>
      {details[title] && <span className="text-sm text-muted">{details[title]}</span>}
    </button>
  );
}
