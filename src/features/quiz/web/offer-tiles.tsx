// The offer categories as tiles that are chosen and given up: for the quiz's rewards and for the preferences.
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
import { REWARDS } from '../rules/quiz-answers.ts';
import { preferenceTexts } from '../texts/quiz.ts';

type Category = (typeof REWARDS)[number];

const icons: Record<Category, LucideIcon> = {
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

const details: Partial<Record<Category, string>> = { 'Short term loan': preferenceTexts.shortTermLoan };

type OfferTilesProps = { chosen: readonly string[]; onToggle: (title: string) => void };

export const OfferTiles = ({ chosen, onToggle }: OfferTilesProps) => (
  <div className="grid grid-cols-2 gap-2 sm:grid-cols-3">
    {REWARDS.map((title) => (
      <OfferTile
        key={title}
        title={title}
        isSelected={chosen.includes(title)}
        onToggle={() => onToggle(title)}
      />
    ))}
  </div>
);

function OfferTile({
  title,
  isSelected,
  onToggle,
}: {
  title: Category;
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
