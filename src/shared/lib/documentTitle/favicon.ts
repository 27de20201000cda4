/** Addresses of the product's icon; the dotted one tells that something waits. */
export const productIcons = { plain: '/favicon.svg', dotted: '/faviconDot.svg' };

let shown = { ...productIcons, hasDot: false };

/** Changes the icon of the tab, or its dot, so that a pinned tab tells what waits, too (SHELL-09). */
export function setFavicon(changes: Partial<typeof shown>): void {
  shown = { ...shown, ...changes };
  const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  const address = shown.hasDot ? shown.dotted : shown.plain;
  if (icon && icon.getAttribute('href') !== address) icon.href = address;
}
