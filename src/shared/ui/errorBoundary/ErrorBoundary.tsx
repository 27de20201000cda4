import type { ReactNode } from 'react';
import { ErrorBoundary as Boundary } from 'react-error-boundary';
import { ErrorPage } from './ErrorPage';
import { ErrorPanel } from './ErrorPanel';
import { errorCodeOf } from './errorCode';

interface ErrorBoundaryProps {
  /** `page` shows the generic error page, `panel` a few lines in the panel's place (SHELL-07). */
  level: 'page' | 'panel';
  /** A change of any of them tries again, the path for instance. */
  resetKeys?: unknown[];
  /** For the log; `code` is what the member sees. */
  onError?: (error: unknown, code: string) => void;
  children: ReactNode;
}

/** Keeps an error while rendering to its page or panel; the rest stays usable. */
export function ErrorBoundary({ level, resetKeys, onError, children }: ErrorBoundaryProps) {
  const Fallback = level === 'page' ? ErrorPage : ErrorPanel;
  return (
    <Boundary
      resetKeys={resetKeys}
      onError={(error) => onError?.(error, errorCodeOf(error))}
      fallbackRender={({ error, resetErrorBoundary }) => (
        <Fallback code={errorCodeOf(error)} onRetry={resetErrorBoundary} />
      )}
    >
      {children}
    </Boundary>
  );
}
