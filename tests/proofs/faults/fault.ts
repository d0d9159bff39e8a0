// One thing that goes wrong in the world around the product.
import type { Ground } from './ground.ts';

export type Fault = {
  name: string;
  /** Whether the small form has it, too. */
  isSmall: boolean;
  /** What readiness says while it lasts; null where it is over before anybody can tell. */
  isReady: boolean | null;
  /** Calls that do not need what has failed are answered as ever. */
  othersAreServed?: true;
  /** Nobody is refused. */
  nobodyIsRefused?: true;
  needsDisk?: true;
  /** New files go into the object store meanwhile. */
  filesInStore?: true;
  /** The process ends of it, as it should, and is started again. */
  endsProcess?: true;
  /** Resolves when its cause has ended. */
  run(ground: Ground, surroundings: Surroundings): Promise<void>;
  /** What is right again only later, when nobody calls any more. */
  afterwards?(ground: Ground, complain: Surroundings['complain']): Promise<void>;
};

type Surroundings = {
  isSmall: boolean;
  /** Keeps anybody from beginning anything from now on; what has begun goes on. */
  shut(): void;
  /** Says what else was found wrong. */
  complain(what: string): void;
};
