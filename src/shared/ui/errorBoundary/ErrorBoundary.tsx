import type { ReactNode } from 'react';
import { ErrorBoundary as Boundary } from 'react-error-boundary';
import { ErrorPage } from './ErrorPage';
import { ErrorPanel } from './ErrorPanel';
import { errorCodeOf } from './errorCode';

interface ErrorBoundaryProps {
  /** `page` shows the generic error page, `panel` a few lines in place of the panel (SHELL-07). */
  level: 'page' | 'panel';
  /** A change of any of them, such as the path, tries again. */
  resetKeys?: unknown[];
  /** For logging; `code` is the one the member sees. */
  onError?: (error: unknown, code: string) => void;
  children: ReactNode;
}

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
