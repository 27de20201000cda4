const itemSelector = 'article[tabindex], [role=listitem][tabindex]';
const listSelector = '[role=feed], [role=list]';

/** Elements to focus if the item around `element` disappears, best first. */
export function heirsOf(element: Element | null): HTMLElement[] {
  const item = element?.closest<HTMLElement>(itemSelector);
  const list = item?.parentElement?.closest(listSelector);
  if (!item || !list) return [];
  const items = [...list.querySelectorAll<HTMLElement>(itemSelector)].filter(
    (other) => other.parentElement?.closest(listSelector) === list,
  );
  const at = items.indexOf(item);
  const around = list.closest<HTMLElement>(itemSelector);
  return [...items.slice(at + 1), ...items.slice(0, at).toReversed(), ...(around ? [around] : [])];
}
