/** Loads the profile store with its texts, and refetches where the list is shown. */
import { useEffect, useState } from 'react';
import { profileService } from '../profileService';
import type { ProfileStore } from '../ProfileStore';
import { useService } from '../../sdk/useService';

export interface LoadedProfiles {
  /** Null while its code is loading. */
  readonly store: ProfileStore | null;
  /** Nothing can be shown. */
  readonly failed: boolean;
  readonly retry: () => void;
}

/** Used inside observers. `reads`: whether the list itself is shown. */
export function useProfiles(reads: boolean): LoadedProfiles {
  const service = useService(profileService);
  const [store, setStore] = useState<ProfileStore | null>(null);
  const [missing, setMissing] = useState(false);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let gone = false;
    service().then(
      (loaded) => {
        if (gone) return;
        setStore(loaded);
        if (reads) void loaded.load();
      },
      () => !gone && setMissing(true),
    );
    return () => {
      gone = true;
    };
  }, [service, attempt, reads]);
  return {
    store,
    failed: missing || (reads && store?.status === 'failed' && store.profiles.length === 0),
    retry: () => {
      setMissing(false);
      setAttempt(attempt + 1);
    },
  };
}
