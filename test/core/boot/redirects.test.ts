/** Where code of the composed product may send a viewer (ROU-108). */
import { navigation } from '../../../core/sdk';
import { compose, composedTests } from './composed';

composedTests();

const change = (document: Record<string, unknown>): void => {
  document['routes'] = {
    ...(document['routes'] as object | undefined),
    allowedRedirectOrigins: ['https://shop.example'],
  };
  document['authenticationProviders'] = [
    { name: 'id' },
    { name: 'apple', clientId: 'example.web', callbackUri: 'https://return.example/apple' },
  ];
};

test.each([
  ['an origin that the realm allows', 'https://shop.example/basket?id=1', true],
  ['the origin that a provider calls back to', 'https://return.example/somewhere', true],
  ['any other origin', 'https://other.example/', false],
  ['one that looks alike', 'https://shop.example.other.example/', false],
])('ROU-108 to %s: %s', async (_, address, leaves) => {
  const site = await compose({ change });
  site.get(navigation).go(address);
  expect(site.left).toEqual(leaves ? [address] : []);
});
