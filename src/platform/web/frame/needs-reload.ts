// A part of the program that this page will not get any more, though the server is there.

/** The browser remembers that it is missing, or a newer version has taken its place: only a page that is loaded anew has it. */
export class NeedsReload extends Error {}
