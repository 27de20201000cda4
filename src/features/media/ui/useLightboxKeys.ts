import { useEffect, useRef, type RefObject } from 'react';
import type { ControllerRef, ZoomRef } from 'yet-another-react-lightbox';
import { readDevice } from '@/shared/lib/device/device';

/** True in the column beside the photo, and in a dialog or menu over it. */
function isElsewhere(target: Element): boolean {
  const layer = target.closest('[data-beside-photo], [role=dialog], [role=alertdialog], [role=menu]');
  return layer !== null && !layer.classList.contains('yarl__portal');
}

function isInside(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('.yarl__portal') !== null;
}

/**
 * Keys that the viewer does not know by itself.
 * @param acts what single letters do, unless the member has switched single keys off (WCAG 2.1.4)
 */
export function useLightboxKeys(
  controller: RefObject<ControllerRef | null>,
  zoom: RefObject<ZoomRef | null>,
  total: number,
  acts: Readonly<Record<string, () => void>>,
): void {
  const newest = useRef(acts);
  useEffect(() => {
    newest.current = acts;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, target } = event;
      if (target instanceof Element && isElsewhere(target)) return;
      if (key === '=') zoom.current?.zoomIn();
      if (key === '0') zoom.current?.changeZoom(1);
      const current = controller.current;
      // Until it has the focus, and after Tab has left its last button, the viewer does not hear keys.
      if (!isInside(target)) {
        if (key === 'Escape') current?.close();
        if (key === 'ArrowRight') current?.next();
        if (key === 'ArrowLeft') current?.prev();
      }
      const at = current?.getLightboxState().currentIndex ?? 0;
      if (key === 'Home' && at > 0) current?.prev({ count: at });
      if (key === 'End' && at < total - 1) current?.next({ count: total - 1 - at });
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      if (readDevice().hasShortcuts) newest.current[key]?.();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [controller, total, zoom]);
}
