// What the bell says of itself; what it tells of is worded where it happens.

export const activityTexts = {
  title: 'Notifications',
  titleUnread: 'Notifications, something new',
  empty: 'No notifications to show',
  seeMore: 'See More...',
} as const;
