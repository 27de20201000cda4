const supported = ['en'] as const;
export type Language = (typeof supported)[number];

/** The first of the browser's languages that we speak, regions apart (`en-US` is `en`); English otherwise (SHELL-02). */
export function pickLanguage(preferred: readonly string[]): Language {
  const bases = preferred.map((tag) => tag.toLowerCase().split('-')[0]);
  return supported.find((language) => bases.includes(language)) ?? 'en';
}
