// The part of pdfmake that demo documents use; the package brings no types of its own.
declare module 'pdfmake' {
  const pdfmake: {
    addFonts(fonts: Record<string, { normal: string; bold: string }>): void;
    setUrlAccessPolicy(mayOpen: (url: string) => boolean): void;
    setLocalAccessPolicy(mayOpen: (path: string) => boolean): void;
    createPdf(definition: object): { getBuffer(): Promise<Buffer> };
  };
  export = pdfmake;
}
