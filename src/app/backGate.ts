type Holder = (event: PopStateEvent) => void;

let holder: Holder | null = null;

// Listeners of a window are called in the order in which they were added: this one, before the router's, can stop it.
addEventListener('popstate', (event) => holder?.(event));

/** Hears of Back and Forward before the router does; null gives them back to it. */
export function setHolder(next: Holder | null): void {
  holder = next;
}
