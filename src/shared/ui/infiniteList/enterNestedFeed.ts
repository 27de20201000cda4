/** A list whose articles the keys of the feed pattern move between. */
export const feedSelector = '[role=feed]';

/** Focuses an article; false if it cannot take the focus. */
export function focusArticle(article: HTMLElement | null | undefined): boolean {
  article?.focus();
  return article !== null && article !== undefined && document.activeElement === article;
}

/** Moves the focus into a feed inside an article; false where there is none. */
export function enterNestedFeed(element: Element | null | undefined): boolean {
  return focusArticle(element?.querySelector<HTMLElement>(`${feedSelector} article`));
}
