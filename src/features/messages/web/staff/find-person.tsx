// Looks up whom to write to, by a part of the name or the e-mail address.

import { useState } from 'react';
import { TextField } from '#platform/web/ui/form/text-field.tsx';
import { EmailAddress } from '#platform/web/ui/list/email-address.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { Dialog } from '#platform/web/ui/overlay/dialog.tsx';
import { RowSkeletons } from '#platform/web/ui/skeleton.tsx';
import { staffMessageTexts as texts } from '../../texts/messages.ts';
import { usePeopleFound } from './use-people-found.ts';

type FindPersonProps = { open: boolean; onClose: () => void; onChosen: (id: string) => void };

export const FindPerson = ({ open, onClose, onChosen }: FindPersonProps) => (
  <Dialog open={open} onClose={onClose} title={texts.composeTitle}>
    <Finder onChosen={onChosen} />
  </Dialog>
);

function Finder({ onChosen }: Pick<FindPersonProps, 'onChosen'>) {
  const [typed, setTyped] = useState('');
  const { people, isAsked } = usePeopleFound(typed);
  return (
    <>
      <TextField
        label={texts.search}
        hint={texts.composeHint}
        type="search"
        required={false}
        maxLength={100}
        value={typed}
        onValue={setTyped}
      />
      {isAsked && (
        <Loaded
          query={people}
          skeleton={<RowSkeletons count={3} />}
          isEmpty={({ rows }) => rows.length === 0}
          empty={<p className="text-muted">{texts.noMatch}</p>}
        >
          {({ rows }) => (
            <ul aria-label={texts.people} className="grid gap-1">
              {rows.map(({ _id, fullName, email }) => (
                <li key={_id}>
                  <button
                    type="button"
                    onClick={() => onChosen(_id)}
                    className="grid min-h-13 w-full content-center rounded-md px-3 py-1.5 text-left hover:bg-leaf-soft"
                  >
                    <span className="font-semibold">{fullName}</span>
                    <span className="text-muted text-sm wrap-anywhere">
                      <EmailAddress of={email} />
                    </span>
                  </button>
                </li>
              ))}
            </ul>
          )}
        </Loaded>
      )}
    </>
  );
}
