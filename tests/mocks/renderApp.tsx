import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clear } from 'idb-keyval';
import { StrictMode } from 'react';
import { onTestFinished } from 'vitest';
import { App } from '@/app/App';
import { preloadPage } from '@/app/routes';
import { createAppStore } from '@/app/store';
import { configureApi } from '@/shared/api/client';
import { clearToken, storeToken } from '@/shared/api/token';
import { clearToasts } from '@/shared/ui/toasts/toasts';

// Compiles the first page before any test runs: for the first time that can take a good part of a test's time.
await preloadPage('/');

interface RenderOptions {
  path?: string;
  /** A guest by default. */
  as?: { token: string };
  /** Keeps the storage of an earlier start, as a reload does. */
  keepsStorage?: boolean;
}

/** Starts the app as `main.tsx` does, with the real store, sagas, router and pages. Unmounts it when the test ends. */
export async function renderApp({ path = '/', as, keepsStorage = false }: RenderOptions = {}) {
  if (!keepsStorage) {
    localStorage.clear();
    sessionStorage.clear();
    clearToken();
    if ('indexedDB' in globalThis) await clear();
  }
  if (as) storeToken(as.token);
  configureApi({ retryDelaysMs: [0, 0], logsFailures: false });
  history.replaceState(null, '', path);

  const user = userEvent.setup();
  const { store, stop } = createAppStore();
  await preloadPage(location.pathname);
  const view = render(
    <StrictMode>
      <App store={store} />
    </StrictMode>,
  );
  const close = () => {
    view.unmount();
    stop();
    clearToasts();
    configureApi();
  };
  onTestFinished(close);
  return { user, store, close };
}
