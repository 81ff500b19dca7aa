/** Creates the drag state of a list; scrolls the page while a row is dragged near an edge of the viewport. */
import { useEffect, useState } from 'react';
import { DragState, type CarriedList } from '../DragState';
import { edgeSpeed } from '../rules/carried';

export function useDragState(list: CarriedList): DragState {
  const [drag] = useState(() => new DragState(list));
  useEffect(() => drag.attend(list));
  const isDragging = drag.dragged !== null;
  useEffect(() => {
    if (!isDragging) return;
    let frame = 0;
    const scroll = () => {
      const pointer = drag.pointerAt();
      const speed = pointer === null ? 0 : edgeSpeed(pointer, window.innerHeight);
      if (speed !== 0) {
        window.scrollBy({ top: speed, behavior: 'instant' });
        drag.scrolledTo(window.scrollY);
      }
      frame = requestAnimationFrame(scroll);
    };
    frame = requestAnimationFrame(scroll);
    return () => cancelAnimationFrame(frame);
  }, [isDragging, drag]);
  return drag;
}
