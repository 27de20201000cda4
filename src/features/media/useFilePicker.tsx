import { useRef } from 'react';
import { imageTypes } from '@/shared/config/limits';

/** A hidden file input for images, and what opens it; `isSingle` takes one at a time. */
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
          // The same file can be chosen again after it was removed.
          target.value = '';
        }}
      />
    ),
  };
}
