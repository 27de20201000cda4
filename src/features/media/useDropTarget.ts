import { useState, type DragEvent } from 'react';

/** The files of a drop or paste that claim to be images. */
export function imageFiles(data: DataTransfer): File[] {
  return [...data.files].filter(({ type }) => type.startsWith('image/'));
}

/** Accepts files dropped on an element; `isOver` is true while files hover over it. */
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
