// The views to choose from, one's own and the shared ones, each with what can be done with it.
import { BookmarkPlus, Pencil, Star, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Button } from '#platform/web/ui/button.tsx';
import type { ListView } from '../../../contract/views.ts';
import { viewTexts as texts } from '../../../texts/desk-views.ts';
import { call, EVERYTHING, useViewChange, type ViewAct } from './queries.ts';

type ViewsMenuProps = {
  views: readonly ListView[];
  /** What the list shows now, as a view would keep it. */
  shown: string;
  /** The view that is shown. */
  present: ListView | undefined;
  onChoose: (id: string) => void;
  onAct: (act: ViewAct) => void;
};

export function ViewsMenu({ views, shown, present, onChoose, onAct }: ViewsMenuProps) {
  const groups = [
    { title: texts.own, of: views.filter(({ isOwn }) => isOwn) },
    { title: texts.shared, of: views.filter(({ isOwn }) => !isOwn) },
  ].filter(({ of }) => of.length > 0);
  const hasUsual = views.some(({ isUsual }) => isUsual);
  return (
    <div className="grid gap-1">
      <ViewLink to={hasUsual ? `?${EVERYTHING}=yes` : ''} isShown={shown === ''}>
        {texts.all}
      </ViewLink>
      {groups.map(({ title, of }) => (
        <section key={title} aria-label={title}>
          <h3 className="px-3 pt-2 font-semibold text-muted text-xs">{title}</h3>
          <ul>
            {of.map((view) => (
              <li key={view._id} className="flex items-center">
                <ViewLink
                  to={view.search ? `?${view.search}` : `?${EVERYTHING}=yes`}
                  isShown={view === present}
                  onChoose={() => onChoose(view._id)}
                >
                  {view.name}
                  {view.by && <span className="text-muted text-xs"> {texts.by(view.by)}</span>}
                  {view.isOwn && view.isShared && (
                    <span className="text-muted text-xs"> {texts.isSharedMark}</span>
                  )}
                </ViewLink>
                <Acts view={view} onAct={onAct} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {views.length === 0 && <p className="px-3 py-1 text-muted text-sm">{texts.none}</p>}
      {shown === '' ? (
        <p className="px-3 py-1 text-muted text-sm">{texts.nothingToKeep}</p>
      ) : (
        <Button
          tone="secondary"
          size="sm"
          icon={<BookmarkPlus className="size-4" />}
          onClick={() => onAct({ kind: 'save' })}
        >
          {texts.save}
        </Button>
      )}
    </div>
  );
}

type ViewLinkProps = { to: string; isShown: boolean; onChoose?: () => void; children: ReactNode };

const ViewLink = ({ to, isShown, onChoose, children }: ViewLinkProps) => (
  <Link
    to={{ search: to }}
    onClick={onChoose}
    aria-current={isShown ? 'true' : undefined}
    className="min-h-11 min-w-0 grow content-center rounded-md px-3 wrap-anywhere hover:bg-leaf-soft aria-[current]:font-semibold aria-[current]:text-leaf"
  >
    {children}
  </Link>
);

function Acts({ view, onAct }: { view: ListView; onAct: (act: ViewAct) => void }) {
  const usual = useViewChange((isUsual: boolean) =>
    call('POST /api/views/usual', { body: { view: view._id, isUsual } }),
  );
  return (
    <>
      <Act
        label={(view.isUsual ? texts.notUsual : texts.makeUsual)(view.name)}
        isOn={view.isUsual}
        onClick={() => usual.mutate(!view.isUsual)}
      >
        <Star className={`size-4 ${view.isUsual ? 'fill-current text-leaf' : ''}`} />
      </Act>
      {view.mayChange && (
        <>
          <Act label={texts.change(view.name)} onClick={() => onAct({ kind: 'change', view })}>
            <Pencil className="size-4" />
          </Act>
          <Act label={texts.remove(view.name)} onClick={() => onAct({ kind: 'remove', view })}>
            <Trash2 className="size-4" />
          </Act>
        </>
      )}
    </>
  );
}

type ActProps = { label: string; isOn?: boolean; onClick: () => void; children: ReactNode };

const Act = ({ label, isOn, onClick, children }: ActProps) => (
  <button
    type="button"
    aria-label={label}
    aria-pressed={isOn}
    title={label}
    onClick={onClick}
    className="grid size-11 shrink-0 place-items-center rounded-md text-muted hover:bg-leaf-soft hover:text-ink"
  >
    {children}
  </button>
);
