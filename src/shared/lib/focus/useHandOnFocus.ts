import { useLayoutEffect, useRef } from 'react';

const row = '[role=listitem], li';
const control = 'button, a[href]';

/**
 * For controls that leave the screen by being pressed: the focus goes on to what is left of their row, else to the same
 * control of the next row, else of the one before, else to the heading (SHELL-13). Spread the answer on what holds them.
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
      // Once they are gone: what is focused while React removes them would be lost again.
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
