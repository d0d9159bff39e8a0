// Word from tab to tab of the same phone: that the outbox changed, or that all that was kept is gone.

/** The messages between tabs; `left` means that somebody has logged out. */
type News = 'outbox' | 'left';

const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('phone');

export const notifyTabs = (news: News): void => channel?.postMessage(news);

export function listenToTabs(listener: (news: News) => void): void {
  channel?.addEventListener('message', ({ data: news }: MessageEvent<News>) => listener(news));
}
