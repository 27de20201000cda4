import { useRef } from 'react';
import { imageTypes } from '@/shared/config/limits';

/** A hidden file input for images and a function that opens it; `isSingle` allows one at a time. */
export function useFilePicker(onFiles: (files: readonly File[]) => unknown, isSingle = false) {
  const element = useRef<HTMLInputElement>(null);
  return {
    open: () => element.current?.click(),
    input: (
      <input
        ref={element}
        type="file"
        accept={imageTypes.join(',')}
        multiple={!isSingle}
        hidden
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // Allows the same file to be chosen again after its removal.
          target.value = '';
        }}
      />
    ),
  };
}
