// The parts of pdfmake and of pdfkit below it that are used here, by what they take and give; the packages bring no types of their own.
import type { Part } from './structure.ts';

export declare namespace Layout {
  /** As much of a text as stands on one line. */
  type Line = { inlines: { part?: Part }[] };
}

/** pdfkit's document, as far as tags go. */
export type Draws = {
  markContent(tag: 'Artifact', options: { type: 'Pagination' | 'Layout' }): void;
  markStructureContent(role: string): object;
  endMarkedContent(): void;
  struct(role: string, options: { scope?: 'Row' | 'Column' }, children: object[]): object;
  addStructure(element: object): void;
  end(): void;
};

declare class PDFDocument implements Draws {
  constructor(
    fonts: object,
    images: object,
    patterns: object,
    attachments: object,
    options: object,
    virtualFiles: null,
    mayOpen: (path: string) => boolean,
  );
  markContent: Draws['markContent'];
  markStructureContent: Draws['markStructureContent'];
  endMarkedContent: Draws['endMarkedContent'];
  struct: Draws['struct'];
  addStructure: Draws['addStructure'];
  end: Draws['end'];
  info: Record<string, unknown>;
  _addInfo(): void;
}

declare class LayoutBuilder {
  constructor(size: object, margins: object);
  registerTableLayouts(layouts: object): void;
  layoutDocument(content: object[], document: Draws, ...rest: unknown[]): object[];
}

declare class Renderer {
  constructor(document: Draws);
  pdfDocument: Draws;
  renderPages(pages: object[]): void;
  renderLine(line: Layout.Line, x: number, y: number): void;
  renderVector(vector: object): void;
  renderWatermark(page: object): void;
}

/** The parts of the package, each as its own file exports it. */
export type PdfmakeParts = {
  PDFDocument: { default: typeof PDFDocument };
  LayoutBuilder: { default: typeof LayoutBuilder };
  Renderer: { default: typeof Renderer };
  tableLayouts: { tableLayouts: object };
  PageSize: {
    normalizePageSize(name: 'A4'): object;
    normalizePageMargin(margins: number | readonly number[]): object;
  };
};
