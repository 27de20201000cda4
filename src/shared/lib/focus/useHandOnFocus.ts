import { useLayoutEffect, useRef } from 'react';

const row = '[role=listitem], li';
const control = 'button, a[href]';

/**
 * Moves the focus when the pressed control disappears: to the rest of its row, else to the same control of the next
 * or previous row, else to the heading (SHELL-13). Spread the result on the element around the controls.
 * @param kind the same for the same controls of all rows
 */
export function useHandOnFocus<Holder extends HTMLElement>(kind: string) {
  const ref = useRef<Holder>(null);
  useLayoutEffect(() => {
    const holder = ref.current;
    return () => {
      const pressed = document.activeElement;
      if (!holder || !pressed || !holder.contains(pressed)) return;
      const position = controlsOf(holder).indexOf(pressed as HTMLElement);
      const own = holder.closest(row);
      const near = [own?.nextElementSibling, own?.previousElementSibling].map((other) =>
        other?.querySelector<HTMLElement>(`[data-hands-on="${kind}"]`),
      );
      const heading = holder.closest('section')?.querySelector('h2') ?? document.querySelector('h1');
      // Deferred, because a focus set while React removes elements would be lost.
      queueMicrotask(() => {
        const focused = document.activeElement;
        if (focused !== document.body && focused?.matches(row) !== true) return;
        const left = own?.isConnected === true ? own.querySelector<HTMLElement>(control) : null;
        const heir = near.find((other) => other?.isConnected === true);
        (left ?? (heir && controlsOf(heir)[position]) ?? heading)?.focus();
      });
    };
  }, [kind]);
  return { ref, 'data-hands-on': kind };
}

function controlsOf(holder: HTMLElement): HTMLElement[] {
  return holder.matches(control) ? [holder] : [...holder.querySelectorAll<HTMLElement>(control)];
}
