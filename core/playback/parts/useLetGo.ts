/** Gives the content its place back when the part that had it has failed. */
import { autorun } from 'mobx';
import { useEffect } from 'react';
import { useRegistry } from '../../plugins';
import { failedParts } from './declaredParts';
import type { PartScreenings } from './PartScreenings';

export function useLetGo(views: PartScreenings): void {
  const registry = useRegistry();
  useEffect(() => autorun(() => failedParts(registry).forEach((request) => views.of(request).letGo())), [registry, views]);
}
