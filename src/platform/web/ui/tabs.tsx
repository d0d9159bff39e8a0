// Tabs: arrow keys move between them, only the chosen panel exists.
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';

export type Tab<Key extends string> = { key: Key; text: string; count?: number };

type TabsProps<Key extends string> = {
  label: string;
  tabs: readonly Tab<Key>[];
  chosen: Key;
  onChoose: (key: Key) => void;
  /** The content of the panel that belongs to the selected tab. */
  children: ReactNode;
};

export function Tabs<Key extends string>({ label, tabs, chosen, onChoose, children }: TabsProps<Key>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const place = tabs.findIndex((tab) => tab.key === chosen);
    const next = nextPlace(event.key, place, tabs.length);
    const tab = next === null ? undefined : tabs[next];
    if (!tab || next === null) return;
    event.preventDefault();
    onChoose(tab.key);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };
  return (
    <div className="grid grid-cols-1 gap-5">
      <div ref={list} role="tablist" aria-label={label} onKeyDown={move} className="tab-row">
        {tabs.map((tab) => (
          <button
            key={tab.key}
            type="button"
            role="tab"
            id={`${id}-${tab.key}`}
            aria-selected={tab.key === chosen}
            aria-controls={`${id}-panel`}
            tabIndex={tab.key === chosen ? 0 : -1}
            onClick={() => onChoose(tab.key)}
            className="tab"
          >
            {tab.text}
            {tab.count !== undefined && (
              <span className="figures rounded-full bg-sunk px-2 py-0.5 text-xs">{tab.count}</span>
            )}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${chosen}`}>
        {children}
      </div>
    </div>
  );
}

function nextPlace(key: string, place: number, count: number): number | null {
  if (key === 'ArrowRight') return (place + 1) % count;
  if (key === 'ArrowLeft') return (place + count - 1) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}
