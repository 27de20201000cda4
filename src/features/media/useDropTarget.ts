import { useState, type DragEvent } from 'react';

/** Files of a drop or a paste that say they are images. */
export function imageFiles(data: DataTransfer): File[] {
  return [...data.files].filter(({ type }) => type.startsWith('image/'));
}

/** Lets files be dropped on an element; `isOver` while they hover over it. Whatever is dropped is handed on. */
export function useDropTarget(onFiles: (files: File[]) => void) {
  const [depth, setDepth] = useState(0);
  const carriesFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');
  const handlers = {
    onDragEnter: (event: DragEvent) => {
      if (carriesFiles(event)) setDepth((value) => value + 1);
    },
    onDragLeave: (event: DragEvent) => {
      if (carriesFiles(event)) setDepth((value) => Math.max(0, value - 1));
    },
    onDragOver: (event: DragEvent) => {
      if (carriesFiles(event)) event.preventDefault();
    },
    onDrop: (event: DragEvent) => {
      if (!carriesFiles(event)) return;
      event.preventDefault();
      setDepth(0);
      onFiles([...event.dataTransfer.files]);
    },
  };
  return { isOver: depth > 0, handlers };
}
