import { importWithRetry } from '../../../core/plugins/importWithRetry';

test('what loads is loaded once', async () => {
  const load = jest.fn(async () => 'code');
  expect(await importWithRetry(load)).toBe('code');
  expect(load).toHaveBeenCalledTimes(1);
});

test('what failed without naming an address is asked for once more', async () => {
  const load = jest.fn(async () => 'code').mockRejectedValueOnce(new Error('offline'));
  expect(await importWithRetry(load)).toBe('code');
  expect(load).toHaveBeenCalledTimes(2);
});

test('an address that gave nothing is not asked for a second time: its module may be, under another', async () => {
  const load = jest.fn(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module: http://ringside.localhost/assets/section-A1.js')));
  await expect(importWithRetry(load)).rejects.toThrow('section-A1.js?again=');
  expect(load).toHaveBeenCalledTimes(1);
});
