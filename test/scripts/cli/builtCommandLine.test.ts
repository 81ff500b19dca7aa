/** The built command line has validators as generated code: it must find the same mistakes as its sources. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { execFile } from 'node:child_process';
import { buildCommandLine } from '../../../scripts/build/buildCommandLine';
import { realmCheck } from '../../../scripts/cli/realmCheck';
import { repository, repositoryCopy } from './repositoryCopy';

const copy = repositoryCopy({ realms: ['ringside'] });
const { root } = copy;
beforeAll(() => buildCommandLine(repository, path.join(root, 'dist/cli')));
afterAll(() => copy.remove());

const files = {
  document: 'realms/ringside/realm.json',
  options: 'plugins/analytics/beacon/options.schema.json',
};
const original = Object.fromEntries(
  Object.values(files).map((file) => [file, readFileSync(path.join(root, file), 'utf8')]),
);
afterEach(() => {
  for (const [file, text] of Object.entries(original)) writeFileSync(path.join(root, file), text);
});

/** Changes a JSON file of the copy. */
function change(file: string, edit: (value: Record<string, Record<string, unknown>>) => void): void {
  const value = JSON.parse(original[file] ?? '') as Record<string, Record<string, unknown>>;
  edit(value);
  writeFileSync(path.join(root, file), JSON.stringify(value, null, 2));
}

/** What `realm check ringside --json` prints, by the built command line. */
const checked = () =>
  new Promise<string>((resolve) => {
    const command = [path.join(root, 'dist/cli/main.js'), 'realm', 'check', 'ringside', '--json'];
    execFile(process.execPath, command, (_error, output) => resolve(output.trim()));
  });

test('mistakes in documents and manifests are the same', async () => {
  change(files.document, (realm) => {
    realm['theme'] = { ...realm['theme'], scheme: 'darkish', unknown: true };
    realm['platform'] = { url: 'no address' };
    realm['plugins'] = { ...realm['plugins'], 'analytics/beacon': { url: 7 } };
  });
  const printed = await checked();
  const { problems } = JSON.parse(printed) as { readonly problems: readonly { readonly pointer: string }[] };
  expect(problems.map(({ pointer }) => pointer)).toEqual(
    expect.arrayContaining(['/theme/scheme', '/platform/url', '/plugins/analytics~1beacon/url']),
  );
  expect(printed).toBe(realmCheck(root, 'ringside', { json: true }).output);
});

test('options that a plugin has since the command line was built are known', async () => {
  const url = 'https://events.example/';
  change(files.document, (realm) => {
    realm['plugins'] = { ...realm['plugins'], 'analytics/beacon': { url, later: 'value' } };
  });
  expect(await checked()).toContain('/plugins/analytics~1beacon/later');
  change(files.options, (schema) => {
    schema['properties'] = { ...schema['properties'], later: { type: 'string', description: 'New.' } };
  });
  expect(await checked()).not.toContain('/plugins/analytics~1beacon/later');
});
