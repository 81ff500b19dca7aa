/** The two ways of sharing a link: clipboard and share sheet. */

export interface Device {
  /** Undefined when unsupported: in iframes, without https. */
  readonly copy: ((link: string) => Promise<void>) | undefined;
  /** Rejects with an AbortError when the viewer dismisses it. */
  readonly share: ((data: { readonly title: string; readonly url: string }) => Promise<void>) | undefined;
}

/** Evaluated on every press, since permissions change. */
export function browserDevice(): Device {
  const { clipboard, share } = navigator as {
    readonly clipboard?: Clipboard;
    readonly share?: (data: ShareData) => Promise<void>;
  };
  return {
    copy: clipboard && ((link) => clipboard.writeText(link)),
    share: share && (({ title, url }) => share.call(navigator, { title, url })),
  };
}

export type ShareOutcome = 'copied' | 'shared' | 'dismissed' | 'failed';

/** Tries both in the given order (CAT-067). A dismissed share sheet is no failure (CAT-071). */
export async function shareOrCopy(
  device: Device,
  first: 'copy' | 'native',
  data: { readonly title: string; readonly url: string },
): Promise<ShareOutcome> {
  const copy = async (): Promise<ShareOutcome | null> =>
    device.copy
      ? device.copy(data.url).then(
          () => 'copied' as const,
          () => null,
        )
      : null;
  const share = async (): Promise<ShareOutcome | null> =>
    device.share ? device.share(data).then(() => 'shared' as const, dismissed) : null;
  const [one, other] = first === 'copy' ? [copy, share] : [share, copy];
  return (await one()) ?? (await other()) ?? 'failed';
}

function dismissed(error: unknown): ShareOutcome | null {
  return error instanceof Error && error.name === 'AbortError' ? 'dismissed' : null;
}
