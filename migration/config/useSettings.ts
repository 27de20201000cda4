import { useEffect, useState } from 'react';
import { loadSettings, SettingsError, type Settings } from './settings';

export type SettingsState =
  | { kind: 'loading' }
  | { kind: 'open'; settings: Settings }
  | { kind: 'closed' }
  /** Loading or parsing failed; a retry may help. */
  | { kind: 'unreadable' }
  | { kind: 'wrong' };

export function useSettings(): { state: SettingsState; retry: () => void } {
  const [state, setState] = useState<SettingsState>({ kind: 'loading' });
  const [round, setRound] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    loadSettings().then(
      (settings) => {
        if (isCurrent) setState(settings === null ? { kind: 'closed' } : { kind: 'open', settings });
      },
      (error: unknown) => {
        if (isCurrent) setState({ kind: error instanceof SettingsError ? 'wrong' : 'unreadable' });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [round]);
  return { state, retry: () => setRound(round + 1) };
}
