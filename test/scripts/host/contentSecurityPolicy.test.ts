import { createHash } from 'node:crypto';
import { compileRealm } from '../../../scripts/compile/compileRealm';
import { readRealmSources } from '../../../scripts/compile/realmSources';
import { readInstalledPlugins } from '../../../scripts/plugins/installedPlugins';
import { publishCompilation } from '../../../scripts/publish/publishCompilation';
import type { PublishedRealm } from '../../../scripts/publish/publishRealm';
import { pagePolicy } from '../../../scripts/publish/securityPolicy';
import { build, builtTexts, demo, demoIds, handlerWith, request, root, type DemoId } from './hostFixture';

/** The policy as a browser reads it: first mention of a directive wins, names in any case. */
function parsed(header: string): ReadonlyMap<string, readonly string[]> {
  const directives = new Map<string, readonly string[]>();
  for (const part of header.split(';')) {
    const [name, ...sources] = part.trim().split(/\s+/);
    if (name && !directives.has(name.toLowerCase())) directives.set(name.toLowerCase(), sources);
  }
  return directives;
}

/** Whether an inline element's text may run or apply. */
const allows = (sources: readonly string[] | undefined, text: string) =>
  sources?.includes(`'sha256-${createHash('sha256').update(text).digest('base64')}'`) === true;

const handle = handlerWith();
const compiled = (id: DemoId) =>
  compileRealm(
    { sources: readRealmSources(root, [id]), file: `realms/${id}/realm.json` },
    readInstalledPlugins(root),
  );

describe.each(demoIds)('%s', (id) => {
  const load = async (path = '/') => {
    const response = await handle(request(`http://${id}.localhost${path}`));
    return {
      policy: parsed(response.headers.get('content-security-policy') ?? ''),
      html: await response.text(),
    };
  };

  test('nothing is allowed by a wildcard', async () => {
    const { policy } = await load();
    expect(policy.get('default-src')).toEqual(["'none'"]);
    for (const [directive, sources] of policy) {
      expect(directive).toMatch(/^[a-z-]+$/);
      for (const source of sources) {
        expect(source).not.toMatch(/^'unsafe|^'strict-dynamic'|^\*$|^https?:$/);
        if (source.startsWith("'"))
          expect(source).toMatch(/^'(?:self|none|script|sha256-[A-Za-z0-9+/]{43}=)'$/);
      }
    }
    for (const directive of ['object-src', 'base-uri']) expect(policy.get(directive)).toEqual(["'none'"]);
    expect(policy.get('require-trusted-types-for')).toEqual(["'script'"]);
  });

  test('inline content is allowed by its hash, and nothing else is inline', async () => {
    const { policy, html } = await load();
    const scripts = [...html.matchAll(/<script(?<attributes>[^>]*)>(?<text>[\s\S]*?)<\/script>/g)].map(
      ({ groups }) => groups ?? {},
    );
    const run = scripts.filter(
      ({ attributes = '' }) => !/type="application\//.test(attributes) && !/src=/.test(attributes),
    );
    expect(run.length).toBe(2);
    for (const { text = '' } of run) expect(allows(policy.get('script-src'), text)).toBe(true);
    const styles = [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, text = '']) => text);
    expect(styles.length).toBe(2);
    for (const text of styles) expect(allows(policy.get('style-src'), text)).toBe(true);
    expect(html.replace(/<script[\s\S]*?<\/script>/g, '')).not.toMatch(/\sstyle="|\son[a-z]+="/);
  });

  test('every address has the same policy, except those for signing in or paying: they add what the methods need', async () => {
    const [home, video, ...more] = [
      await load('/'),
      await load('/video/1'),
      await load('/login'),
      await load('/purchase'),
      await load('/account'),
    ];
    const embedders = demo(id).realm.settings.trustedEmbedOrigins;
    expect([...video.policy]).toEqual(
      [...home.policy].map(([directive, sources]) => [
        directive,
        directive === 'frame-ancestors' ? [...sources, ...embedders] : sources,
      ]),
    );
    for (const [directive, sources] of home.policy)
      for (const { policy } of more)
        expect(policy.get(directive)).toEqual(
          expect.arrayContaining(sources.filter((source) => source !== "'none'")),
        );
  });

  test('PAY-021 only pages that take payments name a payment provider', async () => {
    const { realm } = demo(id);
    const methods = realm.plugins
      .filter((plugin) => plugin.id.startsWith('payment/') && plugin.reachesOut === true)
      .map((plugin) => plugin.id);
    // Sign-in providers on other pages may need the same Trusted Types policies.
    const others = Object.entries(compiled(id).thirdPartyCsp ?? {}).filter(
      ([plugin]) => !methods.includes(plugin),
    );
    const general = new Set([
      ...Object.values(compiled(id).csp ?? {}).flat(),
      ...others.flatMap(([, policy]) => Object.values(policy).flat()),
    ]);
    const own = methods
      .flatMap((plugin) => Object.values(compiled(id).thirdPartyCsp?.[plugin] ?? {}).flat())
      .filter((source) => !general.has(source));
    expect(own.length).toBeGreaterThan(0);
    const named = async (path: string) => {
      const { policy } = await load(path);
      return own.filter((source) => [...policy.values()].flat().includes(source));
    };
    for (const path of ['/', '/video/1', '/login', '/signup', '/gift', '/no/such/page'])
      expect([path, await named(path)]).toEqual([path, []]);
    for (const path of ['/purchase', '/pay', '/payment/pi_1', '/account'])
      expect([path, await named(path)]).toEqual([path, own]);
  });
});

test('RLM-018 the captcha that guards signing in is allowed on login pages alone', () => {
  const sources = readRealmSources(root, ['ringside']);
  const file = 'realms/ringside/realm.json';
  const document = JSON.parse(sources.documents.get(file) ?? '{}') as { settings: object };
  const guard = { type: 'CAPTCHA', action: 'FRONT_OFFICE_AUTHENTICATION', status: 'ENABLED', siteKey: 'key' };
  const guarded = { ...document, settings: { ...document.settings, mfaConfigurations: [guard] } };
  const compilation = compileRealm(
    { sources: { ...sources, documents: new Map([[file, JSON.stringify(guarded)]]) }, file },
    readInstalledPlugins(root),
  );
  expect(compilation.problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  const published = publishCompilation(compilation, {
    build,
    builtTexts,
    overrides: [],
    pictures: new Map(),
  });
  const policy = (thirdParties: readonly string[]) => parsed(policyOf(published, thirdParties));
  expect([...policy([]).values()].flat().filter((source) => source.includes('recaptcha'))).toEqual([]);
  expect(policy(['captcha']).get('script-src')).toEqual(
    expect.arrayContaining([
      "'self'",
      'https://www.google.com/recaptcha/',
      'https://www.gstatic.com/recaptcha/',
    ]),
  );
  expect(policy(['captcha']).get('frame-src')).toEqual(
    expect.arrayContaining(['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/']),
  );
  expect(policy(['captcha']).get('trusted-types')).toContain('default');
});

/** The header of the pages in the default language that need these plugins. */
function policyOf(published: PublishedRealm | null, thirdParties: readonly string[]): string {
  const page = published?.pages[published.defaultLocale];
  return page === undefined ? '' : pagePolicy(page.policies, thirdParties, []).header;
}

describe('origins of plugins', () => {
  const installed = readInstalledPlugins(root);
  const stripe = (policy: string) => policy.split(/[\s;]+/).filter((source) => source.includes('stripe'));

  function policyWithout(id: DemoId, providers: readonly string[]): string {
    const sources = readRealmSources(root, [id]);
    const file = `realms/${id}/realm.json`;
    const document = JSON.parse(sources.documents.get(file) ?? '{}') as {
      paymentProviders: { name: string }[];
    };
    document.paymentProviders = document.paymentProviders.filter(({ name }) => !providers.includes(name));
    const compilation = compileRealm(
      { sources: { ...sources, documents: new Map([[file, JSON.stringify(document)]]) }, file },
      installed,
    );
    const published = publishCompilation(compilation, {
      build,
      builtTexts,
      overrides: [],
      pictures: new Map(),
    });
    expect(compilation.problems.filter(({ severity }) => severity === 'error')).toEqual([]);
    return policyOf(published, ['payment/stripe']);
  }

  test('a realm that sells with Stripe has its origins in the policy of the pages that pay', () => {
    for (const { policies } of Object.values(demo('ringside').pages)) {
      const policy = (thirdParties: readonly string[]) => pagePolicy(policies, thirdParties, []).header;
      const paying = parsed(policy(['payment/stripe']));
      expect(paying.get('script-src')).toContain('https://js.stripe.com');
      expect(paying.get('frame-src')).toContain('https://js.stripe.com');
      expect(paying.get('connect-src')).toContain('https://api.stripe.com');
      expect(stripe(policy([]))).toEqual([]);
    }
  });

  test('without Stripe it has none of them', () => {
    const policy = policyWithout('ringside', ['stripe', 'stripe-wallet']);
    expect(parsed(policy).get('script-src')).toContain("'self'");
    expect(stripe(policy)).toEqual([]);
  });
});
