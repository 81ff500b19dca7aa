/** Notifies of changes that other tabs of this site make in local storage. */

export interface TabChannel {
  /**
   * Calls `onChange` with the key that another tab wrote or removed; null when it cleared the storage.
   * Returns the unsubscribe function.
   */
  listen(onChange: (key: string | null) => void): () => void;
}

/** The browser fires the `storage` event only after this tab can read the new value, so reading immediately is safe. */
export function storageTabChannel(
  host: Pick<Window, 'addEventListener' | 'removeEventListener'> = window,
): TabChannel {
  return {
    listen(onChange) {
      const onStorage = ({ key, storageArea }: StorageEvent): void => {
        if (storageArea === null || storageArea === storage()) onChange(key);
      };
      host.addEventListener('storage', onStorage);
      return () => host.removeEventListener('storage', onStorage);
    },
  };
}

function storage(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}
