import '@/shared/styles/tokens.css';
import '@/shared/styles/reset.css';
import './staticShell.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '@/shared/i18n/i18n';
import { removeServiceWorkers } from '@/shared/lib/serviceWorkers/removeServiceWorkers';
import { ErrorBoundary } from '@/shared/ui/errorBoundary/ErrorBoundary';
import { App } from './App';
import { redirectToRoot } from './redirectToRoot';

redirectToRoot();
void removeServiceWorkers();
const root = document.getElementById('root');
if (!root) throw new Error('migration/index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <ErrorBoundary level="page">
      <App />
    </ErrorBoundary>
  </StrictMode>,
);
