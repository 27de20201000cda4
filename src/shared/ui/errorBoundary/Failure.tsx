import { useEffect } from 'react';
import { RequestError } from '@/shared/errors/appError';
import { PartFailure } from '@/shared/lib/chunks/partFailure';
import { ErrorState } from '../errorState/ErrorState';
import { errorCodeOf } from './errorCode';
import { ErrorPage } from './ErrorPage';
import { ErrorPanel } from './ErrorPanel';
import { FailureOverlay } from './FailureOverlay';

/**
 * `page` shows the generic error page, `panel` a few lines in place of the panel, `overlay` the same above
 * the page (SHELL-07).
 */
export type FailureLevel = 'page' | 'panel' | 'overlay';

interface FailureProps {
  error: unknown;
  level: FailureLevel;
  onRetry: () => void;
  onClose: (() => void) | undefined;
}

/** Content of a failed boundary: "Request failed" where only the connection is missing, else an error with a code. */
export function Failure({ error, level, onRetry, onClose }: FailureProps) {
  const part = error instanceof PartFailure ? error : null;
  const cause = part?.cause ?? error;
  const retry = () => {
    part?.forget();
    onRetry();
  };
  useEffect(() => () => part?.forget(), [part]);

  if (level === 'page' && !(cause instanceof RequestError))
    return <ErrorPage code={errorCodeOf(cause)} onRetry={retry} />;
  const panel =
    cause instanceof RequestError ? (
      <ErrorState error={cause.appError} onRetry={retry} />
    ) : (
      <ErrorPanel code={errorCodeOf(cause)} onRetry={retry} />
    );
  if (level !== 'overlay') return panel;
  return onClose ? <FailureOverlay onClose={onClose}>{panel}</FailureOverlay> : null;
}
