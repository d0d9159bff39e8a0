// The sign of each kind of field.
import {
  AlignLeft,
  Calendar,
  CircleDot,
  Files,
  FileText,
  Hash,
  Link,
  ListChecks,
  type LucideIcon,
  Search,
  SquareCheck,
  Type,
} from 'lucide-react';
import type { Kind } from '../../../rules/kind.ts';

export const KIND_ICONS: Record<Kind, LucideIcon> = {
  text: Type,
  longText: AlignLeft,
  number: Hash,
  day: Calendar,
  choice: CircleDot,
  choices: ListChecks,
  flag: SquareCheck,
  file: FileText,
  files: Files,
  link: Link,
  reference: Search,
};
