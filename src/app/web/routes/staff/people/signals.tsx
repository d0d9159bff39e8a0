// /admin/signals: the queue of fraud signals.
export { SignalQueue as default } from '#features/signals/web/staff/signal-queue.tsx';
