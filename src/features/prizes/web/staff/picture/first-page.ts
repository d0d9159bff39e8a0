// Draws the first page of a PDF as a picture, so that borrowers' phones need no PDF reader.
import { openPdf } from '#platform/web/open-pdf.ts';

/** The shape in which prizes are shown, so that nothing of the page is cut off; as large as the widest place needs on a dense screen. */
const WIDTH_PIXELS = 1_440;
const HEIGHT_PIXELS = 960;
const GROUND = '#f3ecdf';
const JPEG_QUALITY = 0.85;

/** The whole first page as a JPEG, in the middle of a ground. Throws where the file is no readable PDF. */
export async function firstPage(pdf: Blob): Promise<Blob> {
  const task = openPdf(await pdf.arrayBuffer());
  try {
    const page = await (await task.promise).getPage(1);
    const { width, height } = page.getViewport({ scale: 1 });
    const scale = Math.min(WIDTH_PIXELS / width, HEIGHT_PIXELS / height);
    const drawn = newCanvas(Math.floor(width * scale), Math.floor(height * scale));
    await page.render({ canvas: drawn, viewport: page.getViewport({ scale }) }).promise;
    const picture = newCanvas(WIDTH_PIXELS, HEIGHT_PIXELS);
    const context = picture.getContext('2d');
    if (!context) throw new Error('no canvas here');
    context.fillStyle = GROUND;
    context.fillRect(0, 0, WIDTH_PIXELS, HEIGHT_PIXELS);
    context.drawImage(drawn, (WIDTH_PIXELS - drawn.width) / 2, (HEIGHT_PIXELS - drawn.height) / 2);
    const jpeg = await new Promise<Blob | null>((resolve) =>
      picture.toBlob(resolve, 'image/jpeg', JPEG_QUALITY),
    );
    if (!jpeg) throw new Error('no picture could be made of the page');
    return jpeg;
  } finally {
    void task.destroy();
  }
}

function newCanvas(width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  return canvas;
}
