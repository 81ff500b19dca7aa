/** News from the other tabs of this site: which lasting value one of them has changed. */

export interface TabChannel {
  /** Calls `onChange` with the key that another tab wrote or removed; null when it emptied the storage. Gives the function that stops it. */
  listen(onChange: (key: string | null) => void): () => void;
}

/** The browser tells of another tab's change only after this tab can read it, so that reading at once is safe. */
export function storageTabChannel(host: Pick<Window, 'addEventListener' | 'removeEventListener'> = window): TabChannel {
  return {
    listen(onChange) {
      const hear = ({ key, storageArea }: StorageEvent): void => {
        if (storageArea === null || storageArea === lasting()) onChange(key);
      };
      host.addEventListener('storage', hear);
      return () => host.removeEventListener('storage', hear);
    },
  };
}

function lasting(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}
