/** `contract --realm`: only what a site calls, and the sections of its menus. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { contract } from '../../../scripts/cli/contract';
import type { ProbeReport } from '../../../scripts/contract/probe/report';
import { repositoryCopy } from './repositoryCopy';
import { runSandbox, type SandboxProcess } from '../sandbox/sandboxProcess';
import { asked, probe } from './probing';

jest.setTimeout(120_000);

describe('limited to a realm', () => {
  let sandbox: SandboxProcess;
  const repository = repositoryCopy({ realms: ['ringside'], withCode: true });
  beforeAll(async () => {
    sandbox = await runSandbox();
  }, 120_000);
  afterAll(async () => {
    await sandbox.stop();
    repository.remove();
  });

  test('only the calls of its plugins and of core are tried, each listed once, and sections of its menus are requested', async () => {
    const file = path.join(repository.root, 'realms/ringside/realm.json');
    const document = JSON.parse(readFileSync(file, 'utf8')) as {
      plugins: Record<string, object>;
      menus: { WEB: { items: object[] } };
    };
    document.menus.WEB.items.push({ type: 'section', title: 'homePage', data: { id: 'no-such-section' } });
    writeFileSync(file, JSON.stringify(document));
    const { output, code } = await contract(repository.root, sandbox.url, {
      ...asked,
      apiKey: undefined,
      realm: 'ringside',
    });
    const { findings, conforming, gaps } = JSON.parse(output) as ProbeReport;
    const listed = [
      ...new Set(findings.map(({ operation }) => operation)),
      ...conforming,
      ...gaps.map(({ operation }) => operation),
    ];
    expect(findings).toEqual([
      expect.objectContaining({
        operation: 'readSection',
        status: 404,
        cause: expect.stringContaining('"no-such-section"') as string,
      }),
    ]);
    expect(code).toBe(1);
    expect(listed).toHaveLength(new Set(listed).size);
    expect(listed).toEqual(expect.arrayContaining(['readNews', 'readVod']));
    // Ringside enables neither the guide nor the pay-TV provider.
    expect(listed).not.toContain('readTvProviders');
    const { report } = await probe(sandbox.url);
    expect(listed.length).toBeLessThan(report.conforming.length + report.gaps.length);
  });

  test.each([
    [undefined, undefined, 'Name the address of the platform, or a realm with --realm.'],
    [undefined, 'ringsid', 'There is no realm "ringsid". Did you mean ringside?'],
  ])('refuses address %p and realm %p', async (address, realm, message) => {
    expect(await contract(repository.root, address, { ...asked, realm })).toEqual({
      output: '',
      errors: message,
      code: 2,
    });
  });
});
