let lead = 0;

/**
 * Corrects for a wrong device clock: the server's is ahead of it by at least `least` and at most `most` milliseconds.
 * A correction that lies between stays as it is, so that time runs evenly although answers name whole seconds.
 * NaN, from a date that is none, changes nothing.
 */
export function setServerLead(least: number, most = least): void {
  if (Number.isNaN(least) || Number.isNaN(most)) return;
  lead = Math.min(Math.max(lead, least), most);
}

/** Server time in epoch milliseconds; device time until `setServerLead`. */
export function now(): number {
  return Date.now() + lead;
}
