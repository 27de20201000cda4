const supported = ['en'] as const;
export type Language = (typeof supported)[number];

/** First supported language of the browser, ignoring regions (`en-US` is `en`); otherwise English (SHELL-02). */
export function pickLanguage(preferred: readonly string[]): Language {
  const bases = preferred.map((tag) => tag.toLowerCase().split('-')[0]);
  return supported.find((language) => bases.includes(language)) ?? 'en';
}
