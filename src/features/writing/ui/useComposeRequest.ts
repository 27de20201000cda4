import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/**
 * Detects that the page was opened to write a post, by a link with the state `{ compose: true }`.
 * Returns a value that is new with every such link, else null; going back or reloading returns null.
 */
export function useComposeRequest(): string | null {
  const location = useLocation();
  const state: unknown = location.state;
  const isReturn = useNavigationType() === NavigationType.Pop;
  const isAsked = typeof state === 'object' && state !== null && 'compose' in state && state.compose === true;
  return isAsked && !isReturn ? location.key : null;
}
