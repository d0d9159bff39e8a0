// What the parts that draw a document are given.

export type DrawnView = {
  blob: Blob;
  label: string;
  /** The inner width of the frame, in CSS pixels. */
  width: number;
  /** The scale; 1 is as wide as the frame. */
  zoom: number;
  /** The rotation in quarter turns to the right. */
  turns: number;
};
