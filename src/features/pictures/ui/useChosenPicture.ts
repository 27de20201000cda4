import { useCallback, useEffect, useRef, useState } from 'react';
import { useTexts } from '@/shared/i18n/useTexts';
import { imageRefusal } from '@/features/media/rules';

/** A picture of this device and the address under which the browser shows it. */
export interface ChosenPicture {
  file: File;
  address: string;
}

/** The picture that was chosen last, checked (VAL-03); what cannot be taken leaves the former one in place. */
export function useChosenPicture() {
  const validation = useTexts('validation');
  const [picture, setPicture] = useState<ChosenPicture | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const shown = useRef<string | null>(null);

  const show = useCallback((file: File | null) => {
    if (shown.current !== null) URL.revokeObjectURL(shown.current);
    shown.current = file && URL.createObjectURL(file);
    setPicture(file && shown.current !== null ? { file, address: shown.current } : null);
  }, []);
  useEffect(
    () => () => {
      if (shown.current !== null) URL.revokeObjectURL(shown.current);
    },
    [],
  );

  async function choose(file: File | undefined): Promise<void> {
    if (!file) return;
    const reason = await imageRefusal(file);
    setRefusal(reason && validation(reason));
    if (reason === null) show(file);
  }
  /** The browser could not read it after all. */
  function refuse(): void {
    show(null);
    setRefusal(validation('imageFormat'));
  }
  return { picture, refusal, choose, refuse };
}
