import { useEffect, useState } from 'react';
import { loadSettings, SettingsError, type Settings } from './settings';

export type Standing =
  | { kind: 'loading' }
  | { kind: 'open'; settings: Settings }
  | { kind: 'closed' }
  /** Loading or parsing failed; a retry may help. */
  | { kind: 'unreadable' }
  | { kind: 'wrong' };

export function useSettings(): { standing: Standing; retry: () => void } {
  const [standing, setStanding] = useState<Standing>({ kind: 'loading' });
  const [round, setRound] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    loadSettings().then(
      (settings) => {
        if (isCurrent) setStanding(settings === null ? { kind: 'closed' } : { kind: 'open', settings });
      },
      (error: unknown) => {
        if (isCurrent) setStanding({ kind: error instanceof SettingsError ? 'wrong' : 'unreadable' });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [round]);
  return { standing, retry: () => setRound(round + 1) };
}
