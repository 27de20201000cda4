import { useMemo, useSyncExternalStore } from 'react';

/** Address of a file for elements of this page; undefined until it is made. It lives as long as it shows. */
export function useObjectUrl(file: Blob): string | undefined {
  const { subscribe, address } = useMemo(() => objectUrlOf(file), [file]);
  return useSyncExternalStore(subscribe, address);
}

function objectUrlOf(file: Blob) {
  let made: string | undefined;
  return {
    address: () => made,
    subscribe: (tell: () => void) => {
      const url = URL.createObjectURL(file);
      made = url;
      tell();
      return () => {
        made = undefined;
        URL.revokeObjectURL(url);
      };
    },
  };
}
