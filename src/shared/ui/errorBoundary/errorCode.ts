/** Short code for support, the same for the same fault: `E-7F3A2C1B`. */
export function errorCodeOf(error: unknown): string {
  const text = error instanceof Error ? `${error.name} ${error.message} ${firstFrame(error)}` : String(error);
  let hash = 0x811c9dc5;
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return `E-${hash.toString(16).toUpperCase().padStart(8, '0')}`;
}

function firstFrame(error: Error): string {
  const frame = error.stack?.split('\n').find((line) => /^\s+at |@/.test(line)) ?? '';
  // The origin must not change the code.
  return frame.replace(/https?:\/\/[^/]+/g, '').trim();
}
