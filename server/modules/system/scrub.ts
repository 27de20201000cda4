/**
 * Removes secrets from a text for the log: addresses, query strings, tokens, codes, and control characters that would
 * forge lines.
 */
export function scrub(text: string): string {
  return text
    .replace(/\?[^\s"')]*/g, '?…')
    .replace(/[^\s@<>"']+@[^\s@<>"']+/g, '<address>')
    .replace(/[\w-]{20,}/g, '<token>')
    .replace(/\d{6,}/g, '<number>')
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ');
}
