// Which stage of the plant its owner has last seen on this phone, so that each growth is shown once.
import type { PlantStage } from '../rules/growth.ts';

const KEY = 'seenPlant';

type Seen = PlantStage & { account: string };

/** The stage that this person last saw here; null where they have seen none since they logged in. */
export function seenPlant(account: string): PlantStage | null {
  try {
    const seen = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Seen | null;
    return seen?.account === account ? seen : null;
  } catch {
    return null;
  }
}

/** Keeps the stage that this person sees now, in place of whatever anyone saw before. */
export function keepSeenPlant(account: string, { level, sent, hasRepaid }: PlantStage): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ account, level, sent, hasRepaid } satisfies Seen));
  } catch {
    // A browser that keeps nothing shows no growth.
  }
}

export function forgetSeenPlant(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Then nothing was kept either.
  }
}
