/** Shows a dot on the icon of the tab while something waits, so that a pinned tab tells it, too (SHELL-09). */
export function setFaviconDot(isOn: boolean): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  const address = isOn ? '/faviconDot.svg' : '/favicon.svg';
  if (icon && icon.getAttribute('href') !== address) icon.href = address;
}
