import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { openStore } from '../../../scripts/releases/openStore';
import { StoreRefused } from '../../../scripts/releases/ReleaseStore';

const page = new TextEncoder().encode('page');
const id = '0123456789abcdef'.repeat(2);
const credentials = { AWS_ACCESS_KEY_ID: 'id', AWS_SECRET_ACCESS_KEY: 'secret' };

describe('openStore', () => {
  it('opens the same folder by path, relative path and address', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'a b-'));
    try {
      const hash = await openStore(folder).write(page);
      for (const address of [pathToFileURL(folder).href, path.relative(process.cwd(), folder)])
        expect(await openStore(address).read(hash)).toEqual(page);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('opens a new store in memory each time', async () => {
    const hash = await openStore('memory:').write(page);
    expect(await openStore('memory:').read(hash)).toBeNull();
  });

  it.each([
    ['', credentials, 'is empty'],
    ['ftp://user:secret@host/', credentials, 'ftp: is not a kind of store'],
    ['file://server/folder', credentials, 'must look like file:///folder'],
    ['s3:', credentials, '"" cannot name a bucket'],
    ['s3://[', credentials, 'must look like s3://bucket/prefix'],
    ['s3://Bucket_1?region=auto', credentials, 'cannot name a bucket'],
    ['s3://id:secret@sites?region=auto', credentials, 'belong into the environment'],
    ['s3://sites/../x y?region=auto', credentials, 'cannot be a prefix'],
    ['s3://sites?region=auto&acces=x', credentials, 'has the parameters endpoint and region, not acces'],
    ['s3://sites', credentials, 'set AWS_REGION'],
    ['s3://sites?region=auto&endpoint=s3.example.com', credentials, 'The endpoint must be an origin'],
    [
      's3://sites?region=auto&endpoint=https://s3.example.com/path',
      credentials,
      'The endpoint must be an origin',
    ],
    ['kv://account/namespace', { CLOUDFLARE_API_TOKEN: 'x' }, 'must look like kv://account/namespace'],
    [`kv://${id}/${id}`, {}, 'set CLOUDFLARE_API_TOKEN'],
    [`kv://${id}/${id}?region=x`, { CLOUDFLARE_API_TOKEN: 'x' }, 'has the parameter endpoint, not region'],
    [`kv://me:secret@${id}/${id}`, { CLOUDFLARE_API_TOKEN: 'x' }, 'belong into the environment'],
    ['s3://sites?region=auto', {}, 'set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY'],
    ['s3://sites?region=auto', { AWS_ACCESS_KEY_ID: 'id' }, 'AWS_SECRET_ACCESS_KEY'],
  ])('refuses "%s"', (address, env, message) => {
    const open = () => openStore(address, env);
    expect(open).toThrow(StoreRefused);
    expect(open).toThrow(message);
    expect(open).not.toThrow(/secret@/);
  });

  it('takes the region from the environment', () => {
    expect(() => openStore('s3://sites', { ...credentials, AWS_REGION: 'eu-central-1' })).not.toThrow();
  });
});
