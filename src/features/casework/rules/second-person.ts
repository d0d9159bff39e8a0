// Who may decide what waits for a second person: nobody decides alone what two people stand behind.

type Asked = { status: string; askedBy: string };

/** Whether a person may decide: it is open, and somebody else has asked for it. */
export const mayDecide = ({ status, askedBy }: Asked, person: string | undefined): boolean =>
  status === 'Asked' && askedBy !== person;

/** Whether a person may withdraw it: it is open, and they asked for it themselves. */
export const mayWithdraw = ({ status, askedBy }: Asked, person: string | undefined): boolean =>
  status === 'Asked' && askedBy === person;
