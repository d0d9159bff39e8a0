// Word from tab to tab of the same phone: that the outbox or a draft changed, or that all that was kept is gone.

/** The messages between tabs; `left` means that somebody has logged out. */
type News = 'outbox' | 'draft' | 'left';

const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('phone');

export const notifyTabs = (news: News): void => channel?.postMessage(news);

/** Returns a function that ends the listening. */
export function listenToTabs(listener: (news: News) => void): () => void {
  const hear = ({ data: news }: MessageEvent<News>) => listener(news);
  channel?.addEventListener('message', hear);
  return () => channel?.removeEventListener('message', hear);
}
