const maxWaitMs = 5000;
const topLevel = '[role="feed"] > [data-index]';

function articleOf(row: Element | null | undefined): HTMLElement | null {
  return row?.querySelector<HTMLElement>('article') ?? null;
}

/** The innermost article with the focus; on the page of one post, that post. */
export function currentArticle(): HTMLElement | null {
  const focused = document.activeElement?.closest<HTMLElement>('article');
  if (focused) return focused;
  return document.querySelector(topLevel) ? null : document.querySelector<HTMLElement>('main article');
}

/** The named control of the focused article, or of an article around it: a comment's reply before its post's. */
export function controlOf(name: string): HTMLElement | null {
  for (let article = currentArticle(); article; article = enclosing(article)) {
    const own = [...article.querySelectorAll<HTMLElement>(`[data-shortcut="${name}"]`)].find(
      (control) => control.closest('article') === article,
    );
    if (own) return own;
  }
  return document.querySelector<HTMLElement>(`main [data-shortcut="${name}"]:not(article *)`);
}

/** Starts a reply: to the focused comment, else in the post's comment box, opened if needed. */
export function startReply(): void {
  const reply = controlOf('reply');
  if (reply) {
    reply.click();
    return;
  }
  const article = currentArticle();
  if (!article) return;
  if (!article.querySelector('textarea')) controlOf('comments')?.click();
  focusOnceThere(article, 'textarea');
}

/** Waits for the box, whose code may still be loading. */
function focusOnceThere(article: HTMLElement, selector: string): void {
  const look = () => {
    const found = article.querySelector<HTMLElement>(selector);
    found?.focus();
    return found !== null;
  };
  if (look()) return;
  const observer = new MutationObserver(() => {
    if (look()) observer.disconnect();
  });
  observer.observe(article, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), maxWaitMs);
}

function enclosing(article: HTMLElement): HTMLElement | null {
  return article.parentElement?.closest('article') ?? null;
}

/**
 * Moves the focus to an article of the page's list and scrolls it below the header. Its neighbours are always
 * mounted.
 */
export function moveTo(goal: 'next' | 'previous' | 'first'): void {
  const rows = [...document.querySelectorAll<HTMLElement>(topLevel)];
  const current = document.activeElement?.closest<HTMLElement>(topLevel);
  const at = Number(current?.dataset['index'] ?? NaN);
  const step = goal === 'next' ? 1 : -1;
  if (goal === 'first') scrollTo({ top: 0 });
  const row =
    goal === 'first'
      ? rows[0]
      : current
        ? rows.find(({ dataset }) => Number(dataset['index']) === at + step)
        : rows.find((candidate) => candidate.getBoundingClientRect().bottom > innerHeight / 4);
  const article = articleOf(row);
  article?.focus({ preventScroll: true });
  if (goal !== 'first') article?.scrollIntoView({ block: 'start' });
}
