import { importWithRetry } from '../../../core/plugins/PluginRegistry';

test('a module that loads is loaded once', async () => {
  const load = jest.fn(async () => 'code');
  expect(await importWithRetry(load)).toBe('code');
  expect(load).toHaveBeenCalledTimes(1);
});

test('a failure without an address is retried once', async () => {
  const load = jest.fn(async () => 'code').mockRejectedValueOnce(new Error('offline'));
  expect(await importWithRetry(load)).toBe('code');
  expect(load).toHaveBeenCalledTimes(2);
});

test('an address that failed is not requested again: its module may be, at another', async () => {
  const load = jest.fn(() =>
    Promise.reject(
      new TypeError(
        'Failed to fetch dynamically imported module: http://ringside.localhost/assets/section-A1.js',
      ),
    ),
  );
  await expect(importWithRetry(load)).rejects.toThrow('section-A1.js?again=');
  expect(load).toHaveBeenCalledTimes(1);
});
