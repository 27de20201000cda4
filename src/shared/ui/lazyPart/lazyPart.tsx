import { Suspense, type ComponentType } from 'react';
import { ErrorBoundary } from '../errorBoundary/ErrorBoundary';
import { createPart } from './createPart';

/**
 * A part of a page in its own chunk, loaded when it first shows. Without its code it shows the failure in its place
 * with a retry (SHELL-07).
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Part = createPart(load);
  const LazyPart = (props: Props) => (
    <ErrorBoundary level="panel">
      <Part {...props} />
    </ErrorBoundary>
  );
  return Object.assign(LazyPart, { prepare: Part.prepare });
}

export interface Closable {
  onClose: () => void;
  isOpen?: boolean;
}

/**
 * A dialog, menu or viewer in its own chunk; nothing shows while it loads. Without its code it shows the failure above
 * the page, with a retry.
 */
export function lazyOverlay<Props extends Closable>(load: () => Promise<ComponentType<Props>>) {
  const Part = createPart(load);
  const LazyOverlay = (props: Props) => (
    <ErrorBoundary
      level="overlay"
      resetKeys={[props.isOpen]}
      onClose={props.isOpen === false ? undefined : props.onClose}
    >
      <Suspense>
        <Part {...props} />
      </Suspense>
    </ErrorBoundary>
  );
  return Object.assign(LazyOverlay, { prepare: Part.prepare });
}
