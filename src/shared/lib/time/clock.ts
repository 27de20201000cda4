let offset = 0;

/** Corrects for a wrong device clock (epoch milliseconds). */
export function setServerTime(serverNow: number): void {
  offset = serverNow - Date.now();
}

/** Server time in epoch milliseconds; device time until `setServerTime`. */
export function now(): number {
  return Date.now() + offset;
}
