let lead = 0;

/**
 * Corrects for a wrong device clock: the server's is ahead of it by at least `least` and at most `most` milliseconds.
 * A correction that lies between stays as it is, so that time runs evenly although answers name whole seconds.
 * Where the device's clock was put back during the call, `least`, which is newer, is greater and counts.
 * NaN, from a date that is none, changes nothing.
 */
export function setServerLead(least: number, most = least): void {
  if (Number.isNaN(least) || Number.isNaN(most)) return;
  lead = Math.max(Math.min(lead, most), least);
}

/** Server time in epoch milliseconds; device time until `setServerLead`. */
export function now(): number {
  return Date.now() + lead;
}
