/** Sizes background pictures. */
import { useState } from 'react';
import { useHostRender } from '../ui/hostRender';
import { backgroundPicture } from './cards';
import { useService } from './useService';

/**
 * Returns the URL of a picture at the width for this window (HOM-031). The host's render has the width for
 * wide windows, which is kept: another one would load the picture again.
 */
export function useBackgroundPicture(): (address: string) => string {
  const sized = useService(backgroundPicture);
  const isHosted = useHostRender() !== null;
  const [wasHosted] = useState(isHosted);
  return (address) => sized(address, wasHosted);
}
