import './staticShell.css';
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '@/shared/i18n/i18n';
import { readToken } from '@/shared/api/token';
import { removeServiceWorkers } from '@/shared/lib/serviceWorkers/removeServiceWorkers';
import { App } from './App';
import { preloadPage } from './routes';
import { createAppStore } from './store';

void removeServiceWorkers();
history.scrollRestoration = 'manual';

const { store } = createAppStore();
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

// The static shell stays until the page is loaded; the error boundary shows a failed load.
void preloadPage(location.pathname)
  .catch(() => undefined)
  .then(() => {
    const render = () => {
      createRoot(root).render(
        <StrictMode>
          <App store={store} />
        </StrictMode>,
      );
    };
    // A whole form renders in slices, between which the browser is free; a member's page begins with little.
    if (readToken() === null) startTransition(render);
    else render();
  });
