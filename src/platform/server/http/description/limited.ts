// Says in a description what its formats already mean: how long a text of one may be, and how large a whole number.

const LENGTHS: Record<string, number> = { uuid: 36, date: 10, 'date-time': 35, email: 254 };

/** A description with a length for every text of a known format, and the format of every whole number. */
export function limited<Described>(described: Described): Described {
  if (Array.isArray(described)) return described.map(limited) as Described;
  if (typeof described !== 'object' || described === null) return described;
  const inner: Record<string, unknown> = Object.fromEntries(
    Object.entries(described).map(([name, value]) => [name, limited(value)]),
  );
  const { type, format } = inner;
  if (type === 'integer') inner.format ??= 'int64';
  if (type === 'string' && typeof format === 'string' && LENGTHS[format]) inner.maxLength ??= LENGTHS[format];
  return inner as Described;
}
