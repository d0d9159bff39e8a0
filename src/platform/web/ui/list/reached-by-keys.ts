// For a box that scrolls content wider than the screen and holds nothing that takes the focus: the box itself takes it, so that arrow keys scroll it.

/** The attributes of the box, which needs `overflow-x-auto` besides. Its role is `group`, because a `region` would add a landmark to that of the heading. */
export const reachedByKeys = (name: string) => ({ role: 'group', 'aria-label': name, tabIndex: 0 });
