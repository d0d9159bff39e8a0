// The part of pdfmake that is used here; the package brings no types of its own.
declare module 'pdfmake' {
  const pdfmake: {
    addFonts(fonts: Record<string, { normal: string; bold: string }>): void;
    setUrlAccessPolicy(mayOpen: (url: string) => boolean): void;
    setLocalAccessPolicy(mayOpen: (path: string) => boolean): void;
    createPdf(definition: object): { getBuffer(): Promise<Buffer> };
  };
  export = pdfmake;
}
