// Which keys the review knows, and the switch for them.
import { CheckboxField } from '#platform/web/ui/form/checkbox-field.tsx';
import { Dialog } from '#platform/web/ui/overlay/dialog.tsx';
import { workbenchTexts as texts } from '../../../texts/staff-workbench.ts';
import { useKeysOn } from './review-keys.ts';

type KeysHelpProps = { open: boolean; onClose: () => void };

export function KeysHelp({ open, onClose }: KeysHelpProps) {
  const [on, setOn] = useKeysOn();
  return (
    <Dialog open={open} onClose={onClose} title={texts.keysTitle}>
      <CheckboxField
        label={texts.keysOn}
        hint={texts.keysOnHint}
        required={false}
        checked={on}
        onValue={setOn}
      />
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-1.5">
        {Object.entries(texts.keyOf).map(([key, meaning]) => (
          <div key={key} className="col-span-2 grid grid-cols-subgrid items-center">
            <dt>
              <kbd className="grid size-[2rem] place-items-center rounded-md border border-edge bg-sunk font-sans font-semibold">
                {key}
              </kbd>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
