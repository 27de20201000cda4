export const appearance = {
  title: 'Appearance',
  lead: 'Kept on this device alone.',
  theme: 'Theme',
  themes: { system: 'As the system', light: 'Light', dark: 'Dark' },
  textSize: 'Text size',
  textSizes: { small: 'Small', normal: 'Normal', large: 'Large', larger: 'Larger' },
  density: 'Density',
  densities: { comfortable: 'Comfortable', compact: 'Compact' },
} as const;

declare module '../namespaces' {
  interface TextNamespaces {
    appearance: typeof appearance;
  }
}
