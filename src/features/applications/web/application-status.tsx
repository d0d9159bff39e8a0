// An application's state as its owner reads it: 'Approved' in green, anything else in red, each with its icon.
import { CircleCheck, CircleX, Clock, Hourglass, type LucideIcon, Undo2 } from 'lucide-react';
import type { ApplicationStatus as Status } from '../contract.ts';

const ICONS: Record<Status, LucideIcon> = {
  Pending: Clock,
  Waiting: Hourglass,
  Approved: CircleCheck,
  Rejected: CircleX,
  Withdrawn: Undo2,
};

export function ApplicationStatus({ status }: { status: Status }) {
  const Icon = ICONS[status];
  return (
    <span
      className={`inline-flex items-center gap-1.5 sm:whitespace-nowrap font-semibold ${status === 'Approved' ? 'text-leaf' : 'text-pimento'}`}
    >
      <Icon className="size-4 shrink-0" />
      {status}
    </span>
  );
}
