/** State of a redirect to a company. */
import { useEffect, useState } from 'react';
import { clock, useService } from '../../../core/sdk';

/** Milliseconds after which the viewer counts as still here, e.g. restored from the back-forward cache. */
const TIMEOUT = 8_000;

export function useLeaving(): readonly [company: string | null, leave: (company: string) => void] {
  const time = useService(clock);
  const [company, setCompany] = useState<string | null>(null);
  useEffect(
    () => (company === null ? undefined : time.after(TIMEOUT, () => setCompany(null))),
    [company, time],
  );
  return [company, setCompany];
}
