import { useCallback, useEffect, useRef, useState } from 'react';
import { useTexts } from '@/shared/i18n/useTexts';
import { imageRefusal } from '@/features/media/rules';

/** A local picture and its object address. */
export interface ChosenPicture {
  file: File;
  address: string;
}

/** The last valid choice (VAL-03); a refused file leaves it in place. */
export function useChosenPicture() {
  const validation = useTexts('validation');
  const [picture, setPicture] = useState<ChosenPicture | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isReading, setIsReading] = useState(false);
  const shown = useRef<string | null>(null);
  /** The choice that counts; null once the dialog is closed. */
  const newest = useRef<File | null>(null);

  const show = useCallback((file: File | null) => {
    if (shown.current !== null) URL.revokeObjectURL(shown.current);
    shown.current = file && URL.createObjectURL(file);
    setPicture(file && shown.current !== null ? { file, address: shown.current } : null);
  }, []);
  useEffect(
    () => () => {
      newest.current = null;
      if (shown.current !== null) URL.revokeObjectURL(shown.current);
    },
    [],
  );

  async function choose(file: File | undefined): Promise<void> {
    if (!file) return;
    newest.current = file;
    setIsReading(true);
    const reason = await imageRefusal(file);
    // Another was chosen, or the dialog closed, while this one was read.
    if (newest.current !== file) return;
    setIsReading(false);
    setRefusal(reason && validation(reason));
    if (reason === null) show(file);
  }
  /** Refuses a file that the browser could not read. */
  function refuse(): void {
    show(null);
    setRefusal(validation('imageFormat'));
  }
  return { picture, refusal, isReading, choose, refuse };
}
