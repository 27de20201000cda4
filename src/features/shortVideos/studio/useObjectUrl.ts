import { useEffect, useState } from 'react';

/** Address of a file for elements of this page; undefined until it is made. */
export function useObjectUrl(file: Blob): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    // The address is made for as long as it shows, which rendering alone cannot tell.
    // eslint-disable-next-line react-hooks/set-state-in-effect
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address;
}
