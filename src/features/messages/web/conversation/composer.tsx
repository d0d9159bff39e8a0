// Where a message is written: grows with its text; Enter sends where there is a keyboard, and starts a new line on a phone.
import { SendHorizontal } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { Button } from '#platform/web/ui/button.tsx';
import { errorOf, LONGEST_CHARACTERS } from '../../rules/message-text.ts';
import { messageTexts as texts } from '../../texts/messages.ts';

type ComposerProps = {
  text: string;
  onText: (text: string) => void;
  onSend: () => void;
  autoFocus: boolean;
  /** Choices between the text and the button. */
  children?: ReactNode;
};

const COUNTED_FROM = LONGEST_CHARACTERS - 500;

const hasKeyboard = () => matchMedia('(hover: hover) and (pointer: fine)').matches;

export function Composer({ text, onText, onSend, autoFocus, children }: ComposerProps) {
  const id = useId();
  const length = text.trim().length;
  const sendByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || !hasKeyboard()) return;
    event.preventDefault();
    onSend();
  };
  return (
    <form
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
    >
      {children}
      <div className="flex flex-wrap items-end justify-end gap-2">
        <label htmlFor={id} className="sr-only">
          {texts.label}
        </label>
        <textarea
          id={id}
          rows={1}
          value={text}
          // biome-ignore lint/a11y/noAutofocus: a dialog that was opened to write
          autoFocus={autoFocus}
          placeholder={texts.placeholder}
          aria-describedby={`${id}-hint`}
          aria-invalid={errorOf(text) === 'tooLong' || undefined}
          onChange={(event) => onText(event.target.value)}
          onKeyDown={sendByKey}
          className="input-box field-sizing-content max-h-40 w-auto min-w-0 flex-[1_1_10rem] resize-none py-2.5"
        />
        <Button
          type="submit"
          className="min-h-12 shrink-0"
          icon={<SendHorizontal className="size-5" />}
          // The text keeps the focus, and a phone its keyboard.
          onMouseDown={(event) => event.preventDefault()}
        >
          {texts.send}
        </Button>
      </div>
      <p id={`${id}-hint`} className="text-muted text-xs">
        {length >= COUNTED_FROM ? (
          <span role="status" className={length > LONGEST_CHARACTERS ? 'font-semibold text-pimento' : ''}>
            {texts.left(LONGEST_CHARACTERS - length)}
          </span>
        ) : (
          <span className="hidden pointer-fine:inline">{texts.keysHint}</span>
        )}
      </p>
    </form>
  );
}
