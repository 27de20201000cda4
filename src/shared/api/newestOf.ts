interface Made {
  id: string;
  createdAt: string;
}

/** Finds what was made last: the new one, where older ones have its name too (ANY-02). Null of none. */
export function newestOf<T extends Made>(things: readonly T[]): T | null {
  const timeOf = ({ createdAt }: Made) => Date.parse(createdAt) || 0;
  // Where the backend tells no times, ids that count up do.
  const byAge = (one: Made, other: Made) =>
    timeOf(other) - timeOf(one) || other.id.localeCompare(one.id, 'en', { numeric: true });
  return [...things].sort(byAge)[0] ?? null;
}
