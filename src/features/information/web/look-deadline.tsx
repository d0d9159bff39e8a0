// By when a person looks at what somebody sent; that we are late, where we are.
import { lookLine } from '#shared/notices/look-line.ts';

export const LookDeadline = ({ sent }: { sent: string }) => <p>{lookLine(new Date(sent))}</p>;
