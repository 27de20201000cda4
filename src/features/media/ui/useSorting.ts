import { useState, type DragEvent } from 'react';

const ownKind = 'application/x-photo';

/**
 * Sorts the items of a list by dragging: the dragged one takes the position of each item it is dragged over.
 * Spread `listProps` on the list; each item is `draggable` and has its id as `data-id`.
 * @param onMove gets the dragged item and the one whose position it takes
 */
export function useSorting(onMove: (id: string, over: string) => void) {
  const [dragged, setDragged] = useState<string | null>(null);
  const idAt = ({ target }: DragEvent) =>
    target instanceof Element ? (target.closest<HTMLElement>('[data-id]')?.dataset['id'] ?? null) : null;
  return {
    dragged,
    listProps: {
      onDragStart(event: DragEvent) {
        const id = idAt(event);
        if (id === null) return;
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData(ownKind, id);
        setDragged(id);
      },
      onDragEnter(event: DragEvent) {
        const over = idAt(event);
        if (dragged !== null && over !== null && over !== dragged) onMove(dragged, over);
      },
      onDragOver(event: DragEvent) {
        if (dragged !== null) event.preventDefault();
      },
      onDragEnd: () => setDragged(null),
    },
  };
}
