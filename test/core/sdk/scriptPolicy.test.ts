/** What the document's default Trusted Types policy allows. */
import type * as scriptPolicy from '../../../core/sdk/buttonSignIn/scriptPolicy';

type ScriptPolicy = typeof scriptPolicy;

interface Rules {
  readonly createScriptURL: (url: string) => string;
  readonly createHTML: (markup: string) => string;
}

function freshPolicy() {
  const made: Rules[] = [];
  (globalThis as { trustedTypes?: unknown }).trustedTypes = {
    createPolicy: (_: 'default', rules: Rules) => made.push(rules),
  };
  // Each document has one policy for its lifetime, which the module caches.
  const policies: ScriptPolicy[] = [];
  jest.isolateModules(() => policies.push(jest.requireActual('../../../core/sdk/buttonSignIn/scriptPolicy')));
  const [policy] = policies as [ScriptPolicy];
  return { made, ...policy };
}
afterEach(() => {
  delete (globalThis as { trustedTypes?: unknown }).trustedTypes;
});

test('there is one policy for all users', () => {
  const { made, allowScriptsFrom, allowMarkup } = freshPolicy();
  allowScriptsFrom('https://sdk.example/one.js');
  allowScriptsFrom('https://other.example/two.js');
  allowMarkup();
  expect(made).toHaveLength(1);
});

test.each([
  ['https://sdk.example/parts.js', true],
  ['https://accounts.eu1.gigya.com/x.js', true],
  ['https://gigya.com/x.js', false],
  ['https://evilgigya.com/x.js', false],
  ['http://cdns.gigya.com/x.js', false],
  ['https://gigya.com.evil.example/x.js', false],
  ['https://evil.example/x.js', false],
  ['javascript:alert(1)', false],
  ['not an address', false],
])('a script may fetch %s: %s', (url, passes) => {
  const { made, allowScriptsFrom } = freshPolicy();
  allowScriptsFrom('https://sdk.example/one.js');
  allowScriptsFrom('https://*.gigya.com');
  const ask = () => made[0]?.createScriptURL(url);
  if (passes) expect(ask()).toBe(url);
  else expect(ask).toThrow(TypeError);
});

test('a script may leave out the scheme of the next one', () => {
  const { made, allowScriptsFrom } = freshPolicy();
  allowScriptsFrom('http://sdk.example');
  expect(made[0]?.createScriptURL('//sdk.example/parts.js')).toBe('//sdk.example/parts.js');
  expect(() => made[0]?.createScriptURL('//evil.example/parts.js')).toThrow(TypeError);
  expect(() => made[0]?.createScriptURL('/parts.js')).toThrow(TypeError);
});

test('markup is allowed while a plugin’s screens are mounted, and no longer', () => {
  const { made, allowScriptsFrom, allowMarkup } = freshPolicy();
  allowScriptsFrom('https://sdk.example/one.js');
  const draw = () => made[0]?.createHTML('<p>');
  expect(draw).toThrow(TypeError);
  const end = allowMarkup();
  expect(draw()).toBe('<p>');
  end();
  end();
  expect(draw).toThrow(TypeError);
});
