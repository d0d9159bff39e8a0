// Who may decide what was asked for a loan: nobody gives money up alone.

type Asked = { status: string; askedBy: string };

/** Open, and asked for by somebody else. */
export const mayDecide = ({ status, askedBy }: Asked, person: string | undefined): boolean =>
  status === 'Asked' && askedBy !== person;

export const mayWithdraw = ({ status, askedBy }: Asked, person: string | undefined): boolean =>
  status === 'Asked' && askedBy === person;
