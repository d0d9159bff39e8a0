// The way to take the latest verdict back, while it may be: by a button, or by its key.
import { useQueryClient } from '@tanstack/react-query';
import { Undo2 } from 'lucide-react';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { modelPath } from '#features/information/web/staff/model.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { useWayToList } from '#platform/web/ui/list/list-way.ts';
import { givenTexts as texts } from '../../../texts/staff-workbench.ts';
import {
  dropGiven,
  type GivenVerdict,
  takeVerdictBack,
  useGivenVerdicts,
  useUndo,
} from './given-verdicts.ts';
import { useKeysAhead } from './keys-ahead.ts';
import { useReviewKeys } from './review-keys.ts';

type UndoLatestProps = {
  /** Called before it is sent. */
  onUndo?: () => void;
  /** Called once the address leads to the record that is due again. */
  onBack?: (id: string) => void;
};

export function UndoLatest(props: UndoLatestProps) {
  const latest = useGivenVerdicts().find(({ state }) => state !== 'refused');
  return latest && <Undo key={latest.about._id} given={latest} {...props} />;
}

function Undo({ given, onUndo, onBack }: UndoLatestProps & { given: GivenVerdict }) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { tail } = useWayToList('/admin/verification');
  const { about, undoneUntil, verdict, section, owner } = given;
  const id = about._id;
  useEffect(() => {
    if (undoneUntil === undefined) return;
    const timer = setTimeout(() => dropGiven(queries, id), undoneUntil - Date.now());
    return () => clearTimeout(timer);
  }, [queries, id, undoneUntil]);
  const record = `${modelPath('/admin/verification', about.for)}/${id}${tail}`;
  const undo = async () => {
    onUndo?.();
    if (!(await takeVerdictBack(queries, given))) return;
    void navigate(record);
    if (location.pathname + location.search === record) onBack?.(id);
  };
  useReviewKeys({ u: undo });
  return (
    <Button
      tone="quiet"
      size="sm"
      icon={<Undo2 className="size-5" />}
      title={texts.undoes(verdict.status, section, owner)}
      aria-label={`${texts.undo}: ${texts.undoes(verdict.status, section, owner)}`}
      onClick={undo}
    >
      {texts.undo}
    </Button>
  );
}

/** For a list: what is typed behind the key for the undo is kept for the record that it leads back to. */
export function KeysBehindUndo() {
  const undo = useUndo();
  const missed = undo?.state === 'missed' ? undo : undefined;
  useKeysAhead(undo !== missed, false, missed);
  return null;
}
