/**
 * Scripts and style sheets of third parties in the composed product: the realm's integrity hashes reach the
 * element.
 */
import { pageScripts } from '../../../core/boot/tokens';
import { compose, composedTests } from './composed';

composedTests();

const url = 'https://js.stripe.com/v3/';
const integrity = `sha384-${'A'.repeat(64)}`;

test.each([
  ['a file whose bytes the realm names', [{ url, integrity }], [integrity, 'anonymous']],
  ['any other', [], [null, null]],
])('%s is requested with %j', async (_, entries, expected) => {
  const site = await compose({
    change: (document) =>
      void Object.assign(document['settings'] as object, { subresourceIntegrity: entries }),
  });
  const stripe = site
    .get(pageScripts)()
    .then((loader) => loader.load(url, { id: 'payment/stripe', scriptSources: ['https://js.stripe.com'] }));
  stripe.catch(() => undefined);
  await new Promise((resolve) => setTimeout(resolve));
  const script = document.querySelector<HTMLScriptElement>(`script[src="${url}"]`);
  expect([script?.integrity || null, script?.crossOrigin]).toEqual(expected);
  script?.dispatchEvent(new Event('load'));
  await stripe;
  await site
    .get(pageScripts)()
    .then((loader) => loader.load(url, { id: 'payment/stripe', scriptSources: ['https://js.stripe.com'] }));
  expect(document.querySelectorAll(`script[src="${url}"]`)).toHaveLength(1);
  script?.remove();
});
