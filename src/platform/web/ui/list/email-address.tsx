// An e-mail address as it is read: where it has no room it breaks before a sign, inside a word only where that is longer than the line.
const BEFORE_A_SIGN = /(?=[@.+_-])/;

export const EmailAddress = ({ of: address }: { of: string }) => (
  <span className="max-sm:wrap-anywhere">
    {address.split(BEFORE_A_SIGN).map((part, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts are in order, and nothing else tells two dots apart.
      <span key={place} className={place > 0 ? 'may-break-before' : ''}>
        {part}
      </span>
    ))}
  </span>
);
