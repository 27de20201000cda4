import { useEffect, useState } from 'react';

/** Milliseconds without a keystroke until the term is searched for. */
const pauseMs = 300;

/** What is typed, and the term that follows it once the typing pauses; a cleared field is followed at once. */
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
