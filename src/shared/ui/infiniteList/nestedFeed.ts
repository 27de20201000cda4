import type { KeyboardEvent } from 'react';
import { enterNestedFeed, feedSelector, focusArticle } from './enterNestedFeed';

function articlesOf(feed: Element): HTMLElement[] {
  return [...feed.querySelectorAll<HTMLElement>('article')].filter(
    (article) => article.closest(feedSelector) === feed,
  );
}

/** Next article of the feed, else the one after the surrounding article. */
function following(article: Element | null): HTMLElement | null {
  const feed = article?.closest(feedSelector);
  if (!article || !feed) return null;
  const articles = articlesOf(feed);
  const next = articles[articles.findIndex((candidate) => candidate === article) + 1];
  return next ?? following(feed.closest('article'));
}

/**
 * Keys of a feed inside an article, such as comments: PageDown and PageUp move between its articles, PageUp on the
 * first to the surrounding article. Ctrl+Home moves to that article, Ctrl+End past it. Alt+PageDown enters the feed
 * inside the focused article. Keys without a target are left to the surrounding feed.
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
