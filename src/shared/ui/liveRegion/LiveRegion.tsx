import { useSyncExternalStore } from 'react';
import { VisuallyHidden } from '../visuallyHidden/VisuallyHidden';
import { readAnnouncement, subscribeToAnnouncements } from './announce';

/** Live region of `announce`. Must be mounted once near the app's root and stay. */
export function LiveRegion() {
  const { id, text } = useSyncExternalStore(subscribeToAnnouncements, readAnnouncement);
  return (
    <div aria-live="polite" aria-atomic="true">
      {/* A new element, so that repeated words are announced again. */}
      <VisuallyHidden key={id}>{text}</VisuallyHidden>
    </div>
  );
}
