import { useEffect, useState } from 'react';
import { loadSettings, SettingsError, type Settings } from './settings';

/** Whether there is anything to offer. */
export type Standing =
  | { kind: 'loading' }
  | { kind: 'open'; settings: Settings }
  | { kind: 'closed' }
  /** The file could not be had, or says nonsense. */
  | { kind: 'unreadable' }
  | { kind: 'wrong' };

/** The page's settings, loaded once and anew on retry. */
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
