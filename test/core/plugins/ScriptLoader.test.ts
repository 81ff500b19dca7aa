import { declaredStorage } from '../../../core/plugins/pluginContext';
import { covers, ScriptLoader, SCRIPT_TIMEOUT_MS } from '../../../core/plugins/ScriptLoader';
import type { Clock } from '../../../core/sdk';

const url = 'https://js.stripe.com/endive/stripe.js';
const stripe = { id: 'payment/stripe', scriptSources: ['https://js.stripe.com'] };

function setup() {
  document.head.replaceChildren();
  const limits: (() => void)[] = [];
  const clock: Clock = { now: () => 0, after: (_ms, task) => (limits.push(task), () => undefined) };
  const policies: string[] = [];
  const loader = new ScriptLoader(
    document,
    clock,
    ['https://js.stripe.com'],
    {
      createPolicy: (name, rules) => (
        policies.push(name),
        { createScriptURL: (given: string) => rules.createScriptURL(given) }
      ),
    },
    (address) => (address === url ? undefined : 'sha384-of-the-other'),
  );
  const script = () => document.head.querySelector('script');
  return { loader, limits, policies, script };
}

test('a script with a hash in the realm is fetched with integrity, across origins; others are not', () => {
  const { loader, script } = setup();
  void loader.load('https://js.stripe.com/other.js', stripe).catch(() => undefined);
  expect([script()?.integrity, script()?.crossOrigin]).toEqual(['sha384-of-the-other', 'anonymous']);
  script()?.remove();
  void loader.load(url, stripe).catch(() => undefined);
  expect([script()?.integrity || null, script()?.crossOrigin]).toEqual([null, null]);
});

test('a declared script is loaded once, through the one Trusted Types policy', async () => {
  const { loader, policies, script } = setup();
  const loads = [loader.load(url, stripe), loader.load(url, stripe)];
  script()?.dispatchEvent(new Event('load'));
  await Promise.all(loads);
  expect(document.head.querySelectorAll('script')).toHaveLength(1);
  expect(policies).toEqual(['proscenium-scripts']);
});

test.each([
  ['another host', 'https://evil.example/stripe.js'],
  ['a host that ends alike', 'https://js.stripe.com.evil.example/x.js'],
  ['another scheme', 'http://js.stripe.com/x.js'],
  ['no address', 'stripe.js'],
  ['code', 'javascript:alert(1)'],
])('%s is refused before anything is inserted', async (_what, given) => {
  const { loader, script } = setup();
  await expect(loader.load(given, stripe)).rejects.toThrow(/does not declare/);
  expect(script()).toBeNull();
});

test('a script that fails, or never answers, rejects and may be retried', async () => {
  const { loader, limits, script } = setup();
  const failed = loader.load(url, stripe);
  script()?.dispatchEvent(new Event('error'));
  await expect(failed).rejects.toThrow(/could not be loaded/);
  const silent = loader.load(url, stripe);
  limits.at(-1)?.();
  await expect(silent).rejects.toThrow(`${SCRIPT_TIMEOUT_MS / 1000} s`);
  const third = loader.load(url, stripe);
  script()?.dispatchEvent(new Event('load'));
  await expect(third).resolves.toBeUndefined();
});

test('API-010 a script that ran without defining its global rejects, and is fetched again', async () => {
  const { loader, script } = setup();
  let defined = false;
  const empty = loader.load(url, stripe, () => defined);
  const first = script();
  first?.dispatchEvent(new Event('load'));
  await expect(empty).rejects.toThrow(/has run, but what it should define is not there/);
  defined = true;
  const whole = loader.load(url, stripe, () => defined);
  expect(script()).not.toBe(first);
  script()?.dispatchEvent(new Event('load'));
  await expect(whole).resolves.toBeUndefined();
});

test.each([
  ['https://a.example', 'https://a.example/any/x.js', true],
  ['https://a.example/gsi/', 'https://a.example/gsi/client', true],
  ['https://a.example/gsi/client', 'https://a.example/gsi/client', true],
  ['https://a.example/gsi/client', 'https://a.example/gsi/other', false],
  ['https://*.js.example', 'https://m.js.example/x', true],
  ['https://*.js.example', 'https://js.example/x', false],
  ['http://localhost:8090', 'http://localhost:8091/x', false],
])('%s covers %s: %s', (source, given, expected) => {
  expect(covers(source, given)).toBe(expected);
});

test('a plugin stores only the keys its manifest declares', () => {
  const stored = new Map<string, string>();
  const keyValues = {
    read: (key: string) => stored.get(key) ?? null,
    write: (key: string, value: string) => void stored.set(key, value),
    remove: (key: string) => void stored.delete(key),
  };
  const own = declaredStorage({ id: 'x/y', storage: ['exact', 'prefix.*'] }, keyValues);
  own.write('exact', '1');
  own.write('prefix.a', '2');
  expect([own.read('exact'), own.read('prefix.a')]).toEqual(['1', '2']);
  own.remove('exact');
  expect(own.read('exact')).toBeNull();
  expect(() => own.write('authToken', 'x')).toThrow(/manifest does not declare/);
});
