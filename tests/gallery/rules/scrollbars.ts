// Scrollbars take room, as on Windows and in Firefox: hidden ones would hide what they push aside.
import type { Finding } from './finding.ts';

export function hiddenScrollbars(): Finding[] {
  const box = document.createElement('div');
  Object.assign(box.style, { position: 'absolute', width: '100px', overflow: 'scroll' });
  document.body.append(box);
  const width = box.offsetWidth - box.clientWidth;
  box.remove();
  return width > 0
    ? []
    : [{ rule: 'scrollbars', where: 'the browser', says: 'shows scrollbars that take no room' }];
}
