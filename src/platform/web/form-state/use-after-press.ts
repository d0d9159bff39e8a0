// Lets what would move the layout wait until a press has become its click: a button that moves from under the finger loses it.
import { useEffect, useRef } from 'react';

/**
 * Answers a function that runs what it is handed at once, or, while a button of the mouse or a finger is down, after the click. A field
 * is left between the two, by a finger too: browsers send `mousedown` before the focus moves and `mouseup` after it.
 */
export function useAfterPress(): (run: () => void) => void {
  const press = useRef<{ isDown: boolean; waiting: (() => void)[] }>({ isDown: false, waiting: [] });
  useEffect(() => {
    const down = () => {
      press.current.isDown = true;
    };
    const up = () => {
      press.current.isDown = false;
      const { waiting } = press.current;
      press.current.waiting = [];
      // The click comes right behind.
      if (waiting.length > 0)
        setTimeout(() => {
          for (const run of waiting) run();
        });
    };
    document.addEventListener('mousedown', down, true);
    document.addEventListener('mouseup', up, true);
    // Where something was dragged no mouseup comes.
    document.addEventListener('dragend', up, true);
    return () => {
      document.removeEventListener('mousedown', down, true);
      document.removeEventListener('mouseup', up, true);
      document.removeEventListener('dragend', up, true);
    };
  }, []);
  return (run) => {
    if (press.current.isDown) press.current.waiting.push(run);
    else run();
  };
}
