/** The restricted view of core that a plugin gets. */
import { contextFactory } from '../../../core/plugins/pluginContext';
import type { EnabledPlugin } from '../../../core/realm/checkedRealm';
import { FakeStorage } from '../../kit/fakeBrowser';

const plugin = {
  id: 'payment/stripe',
  scriptSources: ['https://js.stripe.com'],
  storage: ['stripe.*'],
} as unknown as EnabledPlugin;

function made(load: () => Promise<void> = async () => undefined) {
  const guests = new Set<string>();
  const scripts = { load: jest.fn(load) };
  const [keyValues, tabValues] = [new FakeStorage(['*']), new FakeStorage(['*'])];
  const runtime = {
    service: () => undefined,
    scripts: async () => scripts,
    guests,
    integrityOf: () => undefined,
    keyValues,
    tabValues,
    log: () => ({ info: jest.fn(), warn: jest.fn(), error: jest.fn() }),
  };
  const context = contextFactory(runtime)(
    plugin,
    { name: 'stripe', labelKey: 'stripeMethodName' },
    {},
    { signal: new AbortController().signal, onDispose: () => undefined },
  );
  return { context, guests, scripts };
}

test('a contribution gets its entry of the manifest', () => {
  expect(made().context.facts).toEqual({ name: 'stripe', labelKey: 'stripeMethodName' });
});

test('a document records that it has requested a script, also when it fails', async () => {
  const { context, guests, scripts } = made();
  expect([...guests]).toEqual([]);
  await context.loadScript('https://js.stripe.com/v3/');
  expect(scripts.load).toHaveBeenCalledWith('https://js.stripe.com/v3/', plugin, undefined);
  expect([...guests]).toEqual(['payment/stripe']);

  const failing = made(() => Promise.reject(new Error('It did not come.')));
  await expect(failing.context.loadScript('https://js.stripe.com/v3/')).rejects.toThrow('It did not come.');
  expect([...failing.guests]).toEqual(['payment/stripe']);
});
