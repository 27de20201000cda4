export const altMark = {
  alt: 'ALT',
  label: 'ALT text of photo {{position}}',
} as const;

declare module '../namespaces' {
  interface TextNamespaces {
    altMark: typeof altMark;
  }
}
