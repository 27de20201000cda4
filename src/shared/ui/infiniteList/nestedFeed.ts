import type { KeyboardEvent } from 'react';

const feedSelector = '[role=feed]';

/** The articles of a feed itself, without those of feeds inside them. */
function articlesOf(feed: Element): HTMLElement[] {
  return [...feed.querySelectorAll<HTMLElement>('article')].filter(
    (article) => article.closest(feedSelector) === feed,
  );
}

/** Focuses an article, if there is one that takes the focus. */
function focusArticle(article: HTMLElement | null | undefined): boolean {
  article?.focus();
  return article !== null && article !== undefined && document.activeElement === article;
}

/** Goes from an element to the first article of the feed inside it: from a post to its comments. */
export function enterNestedFeed(element: Element | null | undefined): boolean {
  return focusArticle(element?.querySelector<HTMLElement>(`${feedSelector} article`));
}

/** What follows an article: the next one of its feed, else what follows the article around that feed. */
function following(article: Element | null): HTMLElement | null {
  const feed = article?.closest(feedSelector);
  if (!article || !feed) return null;
  const articles = articlesOf(feed);
  const next = articles[articles.findIndex((candidate) => candidate === article) + 1];
  return next ?? following(feed.closest('article'));
}

/**
 * The keys of a feed inside an article, as comments are. PageDown and PageUp move between its articles, and from the
 * first one up to the article around; Ctrl+Home goes there at once, Ctrl+End on to what follows it. Alt+PageDown enters
 * the feed inside the article in focus. What leads nowhere is left to the feed around.
 */
export function onNestedFeedKey(event: KeyboardEvent): void {
  const { key, target, currentTarget: feed, defaultPrevented, altKey, ctrlKey } = event;
  const isTyping = target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement;
  if (defaultPrevented || isTyping || !(target instanceof Node)) return;
  const articles = articlesOf(feed);
  const at = articles.findIndex((article) => article.contains(target));
  const around = feed.closest<HTMLElement>('article');
  const hasMoved =
    (key === 'PageDown' && altKey && enterNestedFeed(articles[at])) ||
    (key === 'PageDown' && !altKey && focusArticle(articles[at + 1])) ||
    (key === 'PageUp' && !altKey && focusArticle(articles[at - 1] ?? around)) ||
    (key === 'Home' && ctrlKey && focusArticle(around)) ||
    (key === 'End' && ctrlKey && focusArticle(following(around)));
  if (hasMoved) event.preventDefault();
}
