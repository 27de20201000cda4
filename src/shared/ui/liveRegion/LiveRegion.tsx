import { useSyncExternalStore } from 'react';
import { VisuallyHidden } from '../visuallyHidden/VisuallyHidden';
import { readAnnouncement, subscribeToAnnouncements } from './announce';

/** Where `announce` speaks; once in the app, near its root, and never removed. */
export function LiveRegion() {
  const { id, text } = useSyncExternalStore(subscribeToAnnouncements, readAnnouncement);
  return (
    <div aria-live="polite" aria-atomic="true">
      {/* A new element even for the same words, so that they are said again. */}
      <VisuallyHidden key={id}>{text}</VisuallyHidden>
    </div>
  );
}
