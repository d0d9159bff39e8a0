// Waits until a page stands still: fonts and pictures are there, motion is at its end, and its layout stays for three frames.

const STILL_FRAMES = 3;
const MOST_FRAMES = 240;

export async function calm(): Promise<void> {
  await document.fonts.ready;
  // Those further down are in the picture too.
  for (const image of document.images) image.loading = 'eager';
  await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
  let before = '';
  let still = 0;
  for (let frame = 0; frame < MOST_FRAMES && still < STILL_FRAMES; frame++) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    for (const animation of document.getAnimations()) if (ends(animation)) animation.finish();
    const now = layout();
    still = now === before ? still + 1 : 0;
    before = now;
  }
}

const ends = (animation: Animation): boolean =>
  animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;

const layout = (): string =>
  [...document.querySelectorAll('main, main *')]
    .map((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return `${left},${top},${width},${height}`;
    })
    .join(' ');
