import { useState } from 'react';

export function useGifPicker() {
  const [isOpen, setIsOpen] = useState(false);
  return { isOpen, open: () => setIsOpen(true), close: () => setIsOpen(false) };
}

export type GifPickerControl = ReturnType<typeof useGifPicker>;
