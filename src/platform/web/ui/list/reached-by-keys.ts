// A box that scrolls what is wider than the screen, and in which nothing takes the focus: keys reach what is out of sight through the box itself.

/** For the box, which needs `overflow-x-auto` besides. A group: a region would be a landmark beside the heading's own. */
export const reachedByKeys = (name: string) => ({ role: 'group', 'aria-label': name, tabIndex: 0 });
