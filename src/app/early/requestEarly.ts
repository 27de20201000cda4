/** Facts about the app that the build gives to the early script. */
export interface EarlyPlan {
  tokenKey: string;
  /** Headers of a call; `tokenMark` stands for the token. */
  headers: Record<string, string>;
  tokenMark: string;
  timeoutMs: number;
  /** Addresses of the calls that each member's page makes first. */
  calls: string[];
  /** Address of the feed's own first call. */
  news: string;
  scripts: string[];
  styles: string[];
}

/**
 * Asks for what a member's first screen needs before the app's code is there: its chunks, the member and the first page
 * of the news. Runs as a classic script after `theme.js`, which tells members' pages; the build writes this very
 * function into a file, so it may use nothing around it. An answer is the text of a 2xx, null for anything else.
 */
export function requestEarly(plan: EarlyPlan): void {
  if (document.documentElement.dataset['shell'] !== 'frame') return;
  const token = localStorage.getItem(plan.tokenKey) ?? '';
  const preload = (rel: string, as: string) => (href: string) =>
    document.head.append(
      Object.assign(document.createElement('link'), { rel, as, href, crossOrigin: 'anonymous' }),
    );
  plan.scripts.forEach(preload('modulepreload', 'script'));
  plan.styles.forEach(preload('preload', 'style'));
  const headers = Object.fromEntries(
    Object.entries(plan.headers).map(([name, value]) => [name, value.replace(plan.tokenMark, () => token)]),
  );
  const ask = (url: string) =>
    fetch(url, { headers, signal: AbortSignal.timeout(plan.timeoutMs) }).then(
      (response) => (response.ok ? response.text() : null),
      () => null,
    );
  const calls = location.pathname === '/' ? [...plan.calls, plan.news] : plan.calls;
  Reflect.set(window, 'earlyAnswers', {
    token,
    answers: Object.fromEntries(calls.map((url) => [url, ask(url)])),
  });
}
