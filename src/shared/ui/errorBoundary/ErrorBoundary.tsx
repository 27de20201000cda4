import type { ReactNode } from 'react';
import { ErrorBoundary as Boundary } from 'react-error-boundary';
import { errorCodeOf } from './errorCode';
import { Failure, type FailureLevel } from './Failure';

interface ErrorBoundaryProps {
  level: FailureLevel;
  /** A change of any of them, such as the path, tries again. */
  resetKeys?: unknown[];
  /** For logging; `code` is the one the member sees. */
  onError?: (error: unknown, code: string) => void;
  /** Closes an overlay; without it the failure of a closed one shows nothing. */
  onClose?: (() => void) | undefined;
  children: ReactNode;
}

/** Catches what a part throws; the rest of the page stays usable (SHELL-07). */
export function ErrorBoundary({ level, resetKeys, onError, onClose, children }: ErrorBoundaryProps) {
  return (
    <Boundary
      resetKeys={resetKeys}
      onError={(error) => onError?.(error, errorCodeOf(error))}
      fallbackRender={({ error, resetErrorBoundary }) => (
        <Failure error={error} level={level} onRetry={resetErrorBoundary} onClose={onClose} />
      )}
    >
      {children}
    </Boundary>
  );
}
