/** The sandbox fulfils the platform contract, as `proscenium contract` checks it. */
import { runSandbox, type SandboxProcess } from '../sandbox/sandboxProcess';
import { probe } from './probing';

jest.setTimeout(120_000);

describe('the sandbox', () => {
  let sandbox: SandboxProcess;
  beforeAll(async () => {
    sandbox = await runSandbox();
  }, 120_000);
  afterAll(() => sandbox.stop());

  test('conforms to the contract, as a guest sees it', async () => {
    const { code, report } = await probe(sandbox.url);
    expect(report.findings).toEqual([]);
    expect(code).toBe(0);
    expect(report.conforming).toEqual(
      expect.arrayContaining([
        'createGuestSession',
        'refreshTokens',
        'logout',
        'readSection',
        'readBucketPage',
        'readVod',
        'readEvent',
        'requestVideoManifest',
        'readLicences',
      ]),
    );
    expect(report.gaps).toContainEqual({ operation: 'login', reason: 'it wants --email and --password' });
    expect(report.gaps).toContainEqual({
      operation: 'readPreferences',
      reason: 'only a refusal was seen (403)',
    });
    expect(report.gaps).toContainEqual({
      operation: 'payBasket',
      reason: 'it would change something at the platform',
    });
  });

  test.each(['lanterna', 'noor'])(
    'conforms to the contract as the member of %s sees it, and reverts its changes',
    async (realm) => {
      const member = { apiKey: `${realm}-web`, email: `member@${realm}.example`, password: 'Proscenium1!' };
      const { report } = await probe(sandbox.url, {
        ...member,
        write: true,
        with: ['provider=stagedoor', 'clientName=stagedoor'],
      });
      expect(report.findings).toEqual([]);
      expect(report.lacks).toEqual([]);
      expect(report.conforming).toEqual(
        expect.arrayContaining([
          'readBasket',
          'login',
          'readPreferences',
          'writePreferences',
          'writeUserDetails',
          'readActiveSubscriptions',
          'readOpenIdAuthorisationUri',
        ]),
      );
    },
  );

  test('ADM-013 conforms to its statements on impersonation', async () => {
    const headers = { 'x-api-key': 'ringside-web', 'content-type': 'application/json' };
    const login = await fetch(`${sandbox.url}/api/v2/login`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ id: 'staff@ringside.example', secret: 'Proscenium1!' }),
    });
    const { authorisationToken } = (await login.json()) as { readonly authorisationToken: string };
    const minted = await fetch(`${sandbox.url}/__sandbox/impersonation`, {
      method: 'POST',
      headers: { ...headers, authorization: `Bearer ${authorisationToken}` },
      body: JSON.stringify({ email: 'member@ringside.example' }),
    });
    const { address } = (await minted.json()) as { readonly address: string };
    const { report } = await probe(sandbox.url, { impersonation: address.split('/').at(-1) });
    expect(report.findings).toEqual([]);
  });

  test('every operation is either probed, or listed with the reason', async () => {
    const { report } = await probe(sandbox.url);
    const { report: output } = await probe(sandbox.url, { json: true });
    expect([...report.conforming].sort()).toEqual([...output.conforming].sort());
    expect(new Set([...report.conforming, ...report.gaps.map(({ operation }) => operation)]).size).toBe(
      report.conforming.length + report.gaps.length,
    );
  });
});
