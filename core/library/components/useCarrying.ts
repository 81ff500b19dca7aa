/** A row of a list that is being carried; while a pointer drags it near an edge of the window, the page scrolls beneath it. */
import { useEffect, useState } from 'react';
import { Carrying, type CarriedList } from '../Carrying';
import { edgeSpeed } from '../rules/carried';

export function useCarrying(list: CarriedList): Carrying {
  const [carrying] = useState(() => new Carrying(list));
  useEffect(() => carrying.attend(list));
  const isDragging = carrying.dragged !== null;
  useEffect(() => {
    if (!isDragging) return;
    let frame = 0;
    const scroll = () => {
      const pointer = carrying.pointerAt();
      const speed = pointer === null ? 0 : edgeSpeed(pointer, window.innerHeight);
      if (speed !== 0) {
        window.scrollBy({ top: speed, behavior: 'instant' });
        carrying.scrolledTo(window.scrollY);
      }
      frame = requestAnimationFrame(scroll);
    };
    frame = requestAnimationFrame(scroll);
    return () => cancelAnimationFrame(frame);
  }, [isDragging, carrying]);
  return carrying;
}
