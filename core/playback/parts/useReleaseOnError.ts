/** Ends the ad break of a part that has failed. */
import { autorun } from 'mobx';
import { useEffect } from 'react';
import { useRegistry } from '../../plugins/RegistryContext';
import { failedParts } from './declaredParts';
import type { PartPlaybackSessions } from './PartPlaybackSessions';

export function useReleaseOnError(views: PartPlaybackSessions): void {
  const registry = useRegistry();
  useEffect(
    () => autorun(() => failedParts(registry).forEach((request) => views.of(request).letGo())),
    [registry, views],
  );
}
