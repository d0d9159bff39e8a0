// Makes PDF files from a description of what is on their pages, and tags what is on them. No network and no file but the fonts is ever opened.
import { createRequire } from 'node:module';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { escapeHtml } from '#shared/html/escape-html.ts';
import type { Draws, Layout, PdfmakeParts } from './pdfmake-parts.ts';
import { type Part, structured } from './structure.ts';

const require = createRequire(import.meta.url);
const file = (name: string): string => require.resolve(`pdfmake/fonts/Roboto/Roboto-${name}.ttf`);

// pdfmake lays out and draws; its own printer, which joins the two, leaves no room for tags (decisions/054).
const { default: PDFDocument } = require('pdfmake/js/PDFDocument.js') as PdfmakeParts['PDFDocument'];
const { default: LayoutBuilder } = require('pdfmake/js/LayoutBuilder.js') as PdfmakeParts['LayoutBuilder'];
const { default: Renderer } = require('pdfmake/js/Renderer.js') as PdfmakeParts['Renderer'];
const { tableLayouts } = require('pdfmake/js/tableLayouts.js') as PdfmakeParts['tableLayouts'];
const pages = require('pdfmake/js/PageSize.js') as PdfmakeParts['PageSize'];

/** The fonts. Of Roboto the letters that are used are put into the file; the other one is known to every reader. */
const FONTS = {
  Roboto: { normal: file('Regular'), bold: file('Medium') },
  Helvetica: { normal: 'Helvetica', bold: 'Helvetica-Bold' },
};
const allowed = new Set(Object.values(FONTS).flatMap((font) => Object.values(font)));

export type Paper = {
  info: { title: string; author?: string; creationDate: Date };
  content: readonly unknown[];
  /** The margins in points: left, top, right, bottom. */
  pageMargins?: readonly number[];
  defaultStyle: object;
  header?: (page: number) => object | null;
  footer?: (page: number, pages: number) => object;
  watermark?: object;
  pageBreakBefore?: (node: never) => boolean;
};

/** Makes an A4 PDF. The same description always makes the same bytes. */
export function drawPdf(paper: Paper): Promise<Buffer> {
  const { title, author, creationDate } = paper.info;
  const document = new WellDescribedDocument(
    FONTS,
    {},
    {},
    {},
    {
      pdfVersion: '1.7',
      tagged: true,
      displayTitle: true,
      lang: 'en-JM',
      autoFirstPage: false,
      font: null,
      info: {
        Producer: 'pdfmake',
        Creator: 'pdfmake',
        Title: title,
        ...(author && { Author: author }),
        CreationDate: creationDate,
      },
    },
    null,
    (path) => allowed.has(path),
  );
  const layout = new LayoutBuilder(
    pages.normalizePageSize('A4'),
    pages.normalizePageMargin(paper.pageMargins ?? 40),
  );
  layout.registerTableLayouts(tableLayouts);
  const { content, whole } = structured(paper.content);
  const drawn = layout.layoutDocument(
    content,
    document,
    {},
    paper.defaultStyle,
    undefined,
    paper.header,
    paper.footer,
    paper.watermark,
    paper.pageBreakBefore,
  );
  new TaggingRenderer(document).renderPages(drawn);
  document.addStructure(elementOf(whole, document));
  document.end();
  return buffer(document as unknown as Readable);
}

/** pdfkit writes a file's title and author into XML as they are; names have what XML reads as its own. */
class WellDescribedDocument extends PDFDocument {
  override _addInfo(): void {
    const { info } = this;
    this.info = Object.fromEntries(
      Object.entries(info).map(([name, value]) => [
        name,
        typeof value === 'string' ? escapeHtml(value) : value,
      ]),
    );
    super._addInfo();
    this.info = info;
  }
}

/** Each line is drawn as a piece of its part; whatever else is on a page is decoration, which nobody reads out. */
class TaggingRenderer extends Renderer {
  #said = new WeakSet<object>();

  override renderLine(line: Layout.Line, x: number, y: number): void {
    const part = this.#isFirst(line) ? line.inlines[0]?.part : undefined;
    if (part) part.drawn.push(this.pdfDocument.markStructureContent(part.role));
    else this.pdfDocument.markContent('Artifact', { type: 'Pagination' });
    super.renderLine(line, x, y);
    this.pdfDocument.endMarkedContent();
  }

  override renderVector(vector: object): void {
    this.#decorate(() => super.renderVector(vector));
  }

  override renderWatermark(page: object): void {
    this.#decorate(() => super.renderWatermark(page));
  }

  #decorate(draw: () => void): void {
    this.pdfDocument.markContent('Artifact', { type: 'Layout' });
    draw();
    this.pdfDocument.endMarkedContent();
  }

  /** The headings of a table stand on each page that it goes over: copies of a line share its words. */
  #isFirst({ inlines }: Layout.Line): boolean {
    if (this.#said.has(inlines)) return false;
    this.#said.add(inlines);
    return true;
  }
}

const elementOf = (part: Part, document: Draws): object =>
  document.struct(part.role, part.headingOf ? { scope: part.headingOf } : {}, [
    ...part.drawn,
    ...part.parts.map((one) => elementOf(one, document)),
  ]);
