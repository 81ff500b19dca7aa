/** The buyer of a gift: the viewer, or a guest with an email address (GFT-008, GFT-015). */
import { useEffect, useMemo, useState } from 'react';
import {
  guestCheckout,
  platformClient,
  session,
  useService,
  type GuestCheckout,
  type PlatformClient,
} from 'proscenium/sdk';

export interface GiftBuyer {
  readonly kind: 'viewer' | 'guest';
  /** A viewer's id, or the guest's email. */
  readonly name: string;
  readonly client: PlatformClient;
}

export type BuyerState =
  | { readonly status: 'unknown' }
  /** The guest checkout failed to load; a viewer can still sign in. */
  | { readonly status: 'nobody'; readonly guest: GuestCheckout | null }
  | { readonly status: 'known'; readonly buyer: GiftBuyer; readonly end: () => void };

/** Read inside an observer. A viewer who signs in buys as themselves. */
export function useGiftBuyer(report: (error: unknown) => void): BuyerState {
  const fetch = useService(guestCheckout);
  const client = useService(platformClient);
  const { viewer, known } = useService(session);
  const [guest, setGuest] = useState<GuestCheckout | null | undefined>(undefined);
  useEffect(() => {
    let gone = false;
    fetch().then(
      (fetched) => !gone && setGuest(fetched),
      (error: unknown) => {
        report(error);
        if (!gone) setGuest(null);
      },
    );
    return () => void (gone = true);
  }, [fetch, report]);

  const viewerId = viewer.isGuest ? null : (viewer.id ?? '');
  // A viewer's purchase must not restart because the guest checkout has loaded.
  const other = viewerId === null ? guest : null;
  const address = other?.email ?? null;
  const buyer = useMemo((): GiftBuyer | null => {
    if (viewerId !== null) return { kind: 'viewer', name: viewerId, client };
    return other && address !== null ? { kind: 'guest', name: address, client: other.client } : null;
  }, [viewerId, client, other, address]);

  if (buyer !== null && (buyer.kind === 'viewer' || known !== false))
    return { status: 'known', buyer, end: () => guest?.close() };
  return known === false || guest === undefined ? { status: 'unknown' } : { status: 'nobody', guest };
}
