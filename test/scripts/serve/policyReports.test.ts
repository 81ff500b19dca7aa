/** Reports about violations of the content security policy, from the realm's document to the headers of a page. */
import { publishCompilation } from '../../../scripts/publish/publishCompilation';
import { compileChanged, set } from '../compile/demoRealms';
import { build, builtTexts, demoPictures } from '../host/hostFixture';
import { ask, published, services } from './serviceFixture';

const { start } = services();
const REPORTS = 'https://reports.test/csp?site=ringside';

/** The headers of a page of ringside with these settings of its policy, by name. */
async function headersOf(
  contentSecurityPolicy: unknown,
  path = '/',
): Promise<Readonly<Record<string, string>>> {
  const compilation = compileChanged('ringside', (document) =>
    set(document, ['hosting', 'contentSecurityPolicy'], contentSecurityPolicy),
  );
  const pictures = demoPictures('ringside');
  const realm = publishCompilation(compilation, { build, builtTexts, overrides: [], pictures });
  if (realm === null) throw new Error(JSON.stringify(compilation.problems));
  const { headers } = await ask(await start(await published(undefined, realm)), path);
  return Object.fromEntries(
    headers.split('\r\n').flatMap((line) => {
      const [, name, value] = /^([a-z-]+): (.*)$/.exec(line) ?? [];
      return name === undefined || value === undefined ? [] : [[name, value]];
    }),
  );
}

test('without the setting, the policy is enforced and nothing is reported', async () => {
  const headers = await headersOf(undefined);
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'; (?!.*report)/);
  expect(Object.keys(headers)).not.toContain('reporting-endpoints');
  expect(Object.keys(headers)).not.toContain('content-security-policy-report-only');
});

test('violations are reported by browsers with and without the Reporting API', async () => {
  const headers = await headersOf({ reports: REPORTS });
  expect(headers['reporting-endpoints']).toBe(`csp="${REPORTS}"`);
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'; /);
  expect(headers['content-security-policy']).toContain(`; report-uri ${REPORTS}; report-to csp`);
  expect(Object.keys(headers)).not.toContain('content-security-policy-report-only');
});

test('in report-only mode nothing is blocked, except frames on other sites', async () => {
  const headers = await headersOf({ reports: REPORTS, mode: 'report-only' });
  expect(headers['content-security-policy']).toBe("frame-ancestors 'self'");
  expect(headers['content-security-policy-report-only']).toMatch(
    /^default-src 'none'; .*frame-ancestors 'self'; .*; report-to csp$/,
  );
});

test.each(['/impersonate/secret-9', '/resetpwd?token=secret-9', '/?payment_intent_client_secret=secret-9'])(
  '%s reports nothing: a report contains the address, and the address may contain a credential',
  async (path) => {
    const headers = await headersOf({ reports: REPORTS }, path);
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; (?!.*report)/);
    expect(Object.keys(headers)).not.toContain('reporting-endpoints');
  },
);
