import { useEffect, useState } from 'react';

/** Pause in milliseconds after the last keystroke before a search. */
const pauseMs = 300;

/** The typed text, and the search term that follows it after a pause; clearing the field counts at once. */
export function useTypedTerm() {
  const [typed, setTyped] = useState('');
  const [term, setTerm] = useState('');
  useEffect(() => {
    const next = typed.trim();
    const timer = setTimeout(() => setTerm(next), next === '' ? 0 : pauseMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return { typed, setTyped, term };
}
