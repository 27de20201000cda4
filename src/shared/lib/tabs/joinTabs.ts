/** Channel to the browser's other tabs; does nothing without BroadcastChannel. */
export function joinTabs(name: string, onHeard: (message: unknown) => void) {
  const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(name) : null;
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => onHeard(data));
  return {
    tell: (message: unknown) => channel?.postMessage(message),
    leave: () => channel?.close(),
  };
}
