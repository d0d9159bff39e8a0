// A part of a screen whose program is loaded when it is first shown. Where it cannot be fetched, its place says so and offers to try again; the rest of the screen stands.
import type { ComponentType, ReactNode } from 'react';
import { Loaded } from '../ui/loaded.tsx';
import { type LaterFile, laterFile } from './later-file.ts';

type LaterPart<File, Props> = LaterFile<File, Props> & {
  /** Takes the part's room until it is there. */
  skeleton: ReactNode;
};

/** The part, to be drawn as any component is. */
export function laterPart<File, Props extends object>({
  skeleton,
  ...file
}: LaterPart<File, Props>): ComponentType<Props> {
  const usePart = laterFile(file);
  return (props) => (
    <Loaded query={usePart(true)} skeleton={skeleton}>
      {({ Part }) => <Part {...props} />}
    </Loaded>
  );
}
