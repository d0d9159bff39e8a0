// /admin/complaints: the queue of the complaint desk.
export { ComplaintQueue as default } from '#features/complaints/web/staff/complaint-queue.tsx';
