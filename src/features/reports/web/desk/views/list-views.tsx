// The saved views of the list on the screen: a menu to choose, save and change them; the usual one opens the list.
import { useQuery } from '@tanstack/react-query';
import { Bookmark } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate, useNavigationType, useSearchParams } from 'react-router';
import { laterWindow } from '#platform/web/frame/later-window.tsx';
import { buttonClass } from '#platform/web/ui/button-class.ts';
import { Menu } from '#platform/web/ui/overlay/menu.tsx';
import type { ListView } from '../../../contract/views.ts';
import { viewSearch } from '../../../rules/view-search.ts';
import { viewTexts as texts } from '../../../texts/desk-views.ts';
import { EVERYTHING, type ViewAct, viewsQuery } from './queries.ts';
import { ViewsMenu } from './views-menu.tsx';

// What a form takes is loaded with the first one.
const ViewDialogs = laterWindow({
  load: () => import('./view-dialogs.tsx'),
  part: ({ ViewDialogs }) => ViewDialogs,
  isOpen: ({ act }) => act !== null,
  close: ({ onClose }) => onClose(),
});

export function ListViews({ list }: { list: string }) {
  const { pathname: place } = useLocation();
  const [address] = useSearchParams();
  const { data } = useQuery(viewsQuery({ list, place }));
  const [act, setAct] = useState<ViewAct | null>(null);
  /** Of several that show the same, the one that was chosen or saved last. */
  const [chosen, setChosen] = useState<string>();
  const views = data?.views ?? [];
  const shown = viewSearch(address);
  const alike = views.filter(({ search }) => search === shown);
  const present = alike.find(({ _id }) => _id === chosen) ?? alike[0];
  const name = shown === '' ? undefined : present?.name;
  useUsualView(data?.views);
  const close = () => setAct(null);
  return (
    <>
      <Menu
        label={texts.open(name)}
        trigger={
          <span aria-hidden="true" className="inline-flex min-w-0 items-center gap-2">
            <Bookmark className="size-4 shrink-0" />
            <span className="max-w-40 truncate">{name ?? texts.views}</span>
          </span>
        }
        triggerClassName={buttonClass({ tone: 'quiet', size: 'sm' })}
        panelClassName="max-h-112 w-88 max-w-[calc(100vw-2rem)] overflow-y-auto p-2 max-sm:right-auto max-sm:left-0"
      >
        <ViewsMenu views={views} shown={shown} present={present} onChoose={setChosen} onAct={setAct} />
      </Menu>
      <ViewDialogs
        of={{ list, place }}
        act={asItIs(act, views)}
        shown={shown}
        onSaved={setChosen}
        onClose={close}
      />
    </>
  );
}

/** With the view as it is now: it may have been changed in another window. */
const asItIs = (act: ViewAct | null, views: readonly ListView[]): ViewAct | null =>
  act === null || act.kind === 'save'
    ? act
    : { ...act, view: views.find(({ _id }) => _id === act.view._id) ?? act.view };

/**
 * A list that is come to without a word opens with its usual view; one whose filters were just taken away, which leaves no step in the
 * history, shows everything and says so, so that 'Go back' finds it again.
 */
function useUsualView(views: readonly ListView[] | undefined): void {
  const { search } = useLocation();
  const arrived = useNavigationType() !== 'REPLACE';
  const navigate = useNavigate();
  const usual = views?.find(({ isUsual }) => isUsual);
  const open = useEffectEvent((address: string) =>
    navigate({ search: address }, { replace: true, preventScrollReset: true }),
  );
  useEffect(() => {
    if (search !== '' || !usual?.search) return;
    void open(arrived ? `?${usual.search}` : `?${EVERYTHING}=yes`);
  }, [search, usual?.search, arrived]);
}
