let offset = 0;

/** Tells the clock what time the server says it is (epoch milliseconds), so that a wrong device clock never shows. */
export function setServerTime(serverNow: number): void {
  offset = serverNow - Date.now();
}

/** The server's time now, in epoch milliseconds; the device's until the server's is known. */
export function now(): number {
  return Date.now() + offset;
}
