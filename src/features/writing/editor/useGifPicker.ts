import { useState } from 'react';

/** Whether the GIF picker of an editor shows. */
export function useGifPicker() {
  const [isOpen, setIsOpen] = useState(false);
  return { isOpen, open: () => setIsOpen(true), close: () => setIsOpen(false) };
}

export type GifPickerControl = ReturnType<typeof useGifPicker>;
