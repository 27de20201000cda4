let offset = 0;

/** Corrects for a wrong device clock (epoch milliseconds); NaN, from a date that is none, changes nothing. */
export function setServerTime(serverNow: number): void {
  if (Number.isNaN(serverNow)) return;
  offset = serverNow - Date.now();
}

/** Server time in epoch milliseconds; device time until `setServerTime`. */
export function now(): number {
  return Date.now() + offset;
}
