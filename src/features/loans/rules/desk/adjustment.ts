// Who may decide what was asked for a loan: nobody gives money up alone.

type Asked = { status: string; askedBy: string };

/** Whether a person may decide on an adjustment: it is open, and somebody else has asked for it. */
export const mayDecide = ({ status, askedBy }: Asked, person: string | undefined): boolean =>
  status === 'Asked' && askedBy !== person;

/** Whether a person may withdraw an adjustment: it is open, and they asked for it themselves. */
export const mayWithdraw = ({ status, askedBy }: Asked, person: string | undefined): boolean =>
  status === 'Asked' && askedBy === person;
