/** Lets the tabs of this browser hear of each other; where it cannot, nobody hears anything. */
export function joinTabs(name: string, onHeard: (message: unknown) => void) {
  const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(name) : null;
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => onHeard(data));
  return {
    /** Tells all tabs but this one. */
    tell: (message: unknown) => channel?.postMessage(message),
    leave: () => channel?.close(),
  };
}
