// By when a person looks at what somebody sent; that we are late, where we are.
import { Unbroken } from '#platform/web/ui/text/unbroken.tsx';
import { lookLine } from '#shared/notices/look-line.ts';

export const LookDeadline = ({ sent }: { sent: string }) => (
  <p>
    <Unbroken>{lookLine(new Date(sent))}</Unbroken>
  </p>
);
