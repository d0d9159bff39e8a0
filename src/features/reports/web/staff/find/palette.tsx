// The palette: one box that finds people, loans, contests, screens and actions, and opens what is chosen. A combobox, by keys alone.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import {
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useNavigate } from 'react-router';
import { caller } from '#platform/web/call.ts';
import { useOncePaused } from '#platform/web/form-state/use-once-paused.ts';
import { useSession } from '#platform/web/session.ts';
import { Dialog, useDialogExit } from '#platform/web/ui/overlay/dialog.tsx';
import { isAdmin, readUserType } from '#shared/actor.ts';
import type { findEndpoints } from '../../../contract/find.ts';
import { findTexts as texts } from '../../../texts/staff-find.ts';
import { type Entry, entriesFor, readVerb } from './entries.ts';
import { recentOf, remember } from './recent.ts';

const call = caller<typeof findEndpoints>();

const FEWEST_LETTERS = 2;
const PAUSE_MS = 120;

type PaletteProps = {
  open: boolean;
  onClose: () => void;
  /** Returns what was typed before the box was there to take it. */
  takeTyped: () => string;
};

export const Palette = ({ open, onClose, takeTyped }: PaletteProps) => (
  <Dialog open={open} onClose={onClose} title={texts.title} width="lg">
    <Finder takeTyped={takeTyped} />
  </Dialog>
);

function Finder({ takeTyped }: Pick<PaletteProps, 'takeTyped'>) {
  const session = useSession();
  const account = session?.id ?? '';
  const navigate = useNavigate();
  const close = useDialogExit((leave) => leave());
  const [typed, setTyped] = useState('');
  const takeAhead = useEffectEvent(() => {
    const ahead = takeTyped();
    if (ahead) setTyped((before) => before + ahead);
  });
  // In the step that draws the box: before the browser hears another key, what was typed stands in it and the window has given it the focus.
  useLayoutEffect(() => takeAhead(), []);
  const [recent] = useState(() => recentOf(account));
  const { found, isTooShort, isLooking, hasFailed } = useFound(readVerb(typed).rest);
  const entries = entriesFor({
    typed,
    found,
    recent,
    isAdmin: session !== null && isAdmin({ userType: readUserType(session.userType) }),
  });
  const open = (entry: Entry) => {
    remember(account, entry);
    close();
    void navigate(entry.to);
  };
  const isEmpty = entries.length === 0 && typed.trim() !== '';
  const nothing = isTooShort ? texts.tooShort : texts.nothing;
  return (
    <>
      <Combobox {...{ typed, entries }} onTyped={setTyped} onOpen={open} />
      <p role="status" className={isEmpty || hasFailed ? 'text-muted' : 'sr-only'}>
        {isLooking
          ? texts.looking
          : hasFailed
            ? texts.failed
            : isEmpty
              ? nothing
              : typed !== '' && texts.count(entries.length)}
      </p>
    </>
  );
}

/** Once the typing pauses; until the next answer is there, the last one stands. */
function useFound(wanted: string) {
  const q = useOncePaused(wanted, PAUSE_MS);
  const isAsked = q.length >= FEWEST_LETTERS && wanted !== '';
  const query = useQuery({
    queryKey: ['find', q],
    queryFn: ({ signal }) => call('GET /api/find', { query: { q } }, { signal }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  });
  return {
    found: (isAsked && query.data?.found) || [],
    isTooShort: wanted.length < FEWEST_LETTERS,
    isLooking: wanted.length >= FEWEST_LETTERS && (q !== wanted || query.isFetching),
    hasFailed: isAsked && query.isError,
  };
}

type ComboboxProps = {
  typed: string;
  entries: readonly Entry[];
  onTyped: (text: string) => void;
  onOpen: (entry: Entry) => void;
};

function Combobox({ typed, entries, onTyped, onOpen }: ComboboxProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState(0);
  const active = Math.min(chosen, entries.length - 1);
  const optionId = (place: number) => `${id}-${place}`;
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView?.({ block: 'nearest' });
  });
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const entry = entries[active];
    if (event.nativeEvent.isComposing || !entry) return;
    if (step) setChosen((active + step + entries.length) % entries.length);
    else if (event.key === 'Enter') onOpen(entry);
    else return;
    event.preventDefault();
  };
  const groups = Map.groupBy(
    entries.map((entry, place) => ({ entry, place })),
    ({ entry }) => entry.group,
  );
  return (
    <div className="grid gap-3">
      <div className="grid gap-1.5">
        <label htmlFor={id} className="font-semibold">
          {texts.label}
        </label>
        <input
          id={id}
          type="search"
          role="combobox"
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          aria-autocomplete="list"
          aria-expanded={entries.length > 0}
          aria-controls={`${id}-list`}
          aria-describedby={`${id}-hint`}
          aria-activedescendant={entries.length > 0 ? optionId(active) : undefined}
          value={typed}
          onChange={({ target }) => {
            onTyped(target.value);
            setChosen(0);
          }}
          onKeyDown={onKeyDown}
          className="input-box"
        />
        <p id={`${id}-hint`} className="text-muted text-sm">
          {texts.hint}
        </p>
      </div>
      <div
        ref={list}
        id={`${id}-list`}
        role="listbox"
        aria-label={texts.title}
        hidden={entries.length === 0}
        className="max-h-[50dvh] overflow-y-auto"
      >
        {[...groups].map(([group, members]) => (
          // biome-ignore lint/a11y/useSemanticElements: a group of options within a list box; a fieldset is none
          <div key={group} role="group" aria-labelledby={`${id}-${group}`}>
            <p id={`${id}-${group}`} className="px-3 pt-3 pb-1 font-semibold text-muted text-xs">
              {texts.groups[group]}
            </p>
            {members.map(({ entry, place }) => (
              <Option
                key={entry.to}
                id={optionId(place)}
                entry={entry}
                isActive={place === active}
                onPoint={() => setChosen(place)}
                onOpen={() => onOpen(entry)}
              />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}

type OptionProps = {
  id: string;
  entry: Entry;
  isActive: boolean;
  onPoint: () => void;
  onOpen: () => void;
};

/** The focus stays in the box, which says which one is chosen. */
const Option = ({ id, entry: { text, about }, isActive, onPoint, onOpen }: OptionProps) => (
  // biome-ignore lint/a11y/useKeyWithClickEvents: its keys are those of the box
  // biome-ignore lint/a11y/useFocusableInteractive: chosen by aria-activedescendant
  <div
    id={id}
    role="option"
    aria-selected={isActive}
    onMouseMove={isActive ? undefined : onPoint}
    onMouseDown={(event) => event.preventDefault()}
    onClick={onOpen}
    className="flex min-h-11 cursor-pointer flex-wrap items-center justify-between gap-x-4 rounded-md px-3 py-1 aria-selected:bg-leaf-soft"
  >
    <span className="font-semibold wrap-anywhere">{text}</span>
    <span className="text-muted text-sm wrap-anywhere">{about}</span>
  </div>
);
