interface Made {
  id: string;
  createdAt: string;
}

/** Milliseconds: some servers tell whole seconds. */
const tolerance = 2000;

/**
 * Finds what was made last: the new one, where older ones have its name too (ANY-02). Null of none.
 * @param since server time in epoch milliseconds, before which it was not made
 */
export function newestOf<T extends Made>(things: readonly T[], since = -Infinity): T | null {
  const timeOf = ({ createdAt }: Made) => Date.parse(createdAt) || 0;
  // Where the backend tells no times, ids that count up do.
  const byAge = (one: Made, other: Made) =>
    timeOf(other) - timeOf(one) || other.id.localeCompare(one.id, 'en', { numeric: true });
  return things.filter((thing) => timeOf(thing) >= since - tolerance).sort(byAge)[0] ?? null;
}
