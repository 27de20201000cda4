type Holder = (event: PopStateEvent) => void;

let holder: Holder | null = null;

// Window listeners run in the order of their registration: this one can stop the event before the router's.
addEventListener('popstate', (event) => holder?.(event));

/** Receives Back and Forward before the router; null returns them to it. */
export function setHolder(next: Holder | null): void {
  holder = next;
}
