// What every demo document says of itself, so that nobody takes it for a real one.

export const SPECIMEN = 'SPECIMEN';
export const SPECIMEN_NOTE =
  'Made for demonstration. Nobody issued this, and the person on it does not exist.';
