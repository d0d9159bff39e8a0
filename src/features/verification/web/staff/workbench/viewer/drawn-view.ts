// What the parts that draw a document are given.

export type DrawnView = {
  blob: Blob;
  label: string;
  /** Of the frame, in CSS pixels. */
  width: number;
  /** 1: as wide as the frame. */
  zoom: number;
  /** Quarter turns to the right. */
  turns: number;
};
