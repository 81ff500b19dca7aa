/** The gifts on sale (GFT-010). */
import { platformClient, realm, useAnswer, useService, type AnswerOf } from 'proscenium/sdk';
import { readGiftProducts } from 'proscenium/sdk/endpoints/gifts';

export type GiftProduct = AnswerOf<'readGiftProducts'>['products'][number];

/** Loading state and a retry function. Null rows are dropped. */
export function useGiftProducts() {
  const client = useService(platformClient);
  const { locale } = useService(realm);
  return useAnswer(`gifts ${locale}`, async (signal): Promise<readonly GiftProduct[]> => {
    const { products } = await client.call(readGiftProducts, { signal });
    return (products as readonly (GiftProduct | null)[]).filter(
      (product): product is GiftProduct => product !== null,
    );
  });
}
