// A window whose program is loaded when it is first opened. One that cannot be fetched is a window all the same, which says so and offers to try again.
import { type ComponentType, useEffect, useEffectEvent } from 'react';
import { uiTexts } from '#texts/ui.ts';
import { Loaded, type LoadedQuery } from '../ui/loaded.tsx';
import { Dialog } from '../ui/overlay/dialog.tsx';
import { type LaterFile, laterFile } from './later-file.ts';

type LaterWindow<File, Props> = LaterFile<File, Props> & {
  isOpen: (props: Props) => boolean;
  close: (props: Props) => void;
  /** Runs when the window opens without its program. */
  whenMissing?: (props: Props) => void;
};

/** The window, to be drawn as any component is. Until it is there for the first time, nothing is shown. */
export function laterWindow<File, Props extends object>({
  isOpen,
  close,
  whenMissing,
  ...file
}: LaterWindow<File, Props>): ComponentType<Props> {
  const usePart = laterFile(file);
  return (props) => {
    const query = usePart(isOpen(props));
    if (query.data) return <query.data.Part {...props} />;
    if (!query.isError) return null;
    return (
      <Missing
        query={query}
        isOpen={isOpen(props)}
        onClose={() => close(props)}
        onOpen={() => whenMissing?.(props)}
      />
    );
  };
}

type MissingProps = {
  query: LoadedQuery<unknown>;
  isOpen: boolean;
  onClose: () => void;
  onOpen: () => void;
};

function Missing({ query, isOpen, onClose, onOpen }: MissingProps) {
  const opened = useEffectEvent(onOpen);
  useEffect(() => {
    if (isOpen) opened();
  }, [isOpen]);
  return (
    <Dialog open={isOpen} onClose={onClose} title={uiTexts.windowMissing}>
      <Loaded query={query}>{() => null}</Loaded>
    </Dialog>
  );
}
