/**
 * A process that publishes new versions of a realm until it is killed, for killedPublisher.test.ts. The arguments are
 * the folder of the store, the id of the realm, the number of the first version, and a file with a published realm.
 * It prints the number of each version once that is published.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { PublishedRealm } from '../../../scripts/publish/publishRealm';
import { FolderStore } from '../../../scripts/releases/folder/FolderStore';
import { publishRelease, storeRelease } from '../../../scripts/releases/publishRelease';
import { writeJson, type StoredBuild } from '../../../scripts/releases/release';
import { build } from '../host/sampleBuild';

const [, , folder = '', id = '', first = '', file = ''] = process.argv;
const store = new FolderStore(folder);
const template = JSON.parse(readFileSync(file, 'utf8')) as PublishedRealm;

for (let version = Number(first); ; version++) {
  const text = `version ${version}`;
  const drawing = new TextEncoder().encode(`<svg><!--${text}--></svg>`);
  const script = await store.write(new TextEncoder().encode(`'${text}'`));
  const stored: StoredBuild = { format: 1, host: build, assets: { 'first.js': script } };
  const published: PublishedRealm = {
    ...template,
    id,
    realm: { ...template.realm, id, title: text, hosts: [`${id}.example`, `v${version % 2}.${id}.example`] },
    pages: Object.fromEntries(
      Object.entries(template.pages).map(([locale, page]) => [
        locale,
        { ...page, before: `${page.before}<!--${text}-->` },
      ]),
    ),
    messages: { en: { text } },
    pictures: {
      'images/version.svg': {
        hash: createHash('sha256').update(drawing).digest('hex'),
        type: 'image/svg+xml',
      },
    },
  };
  const release = await storeRelease(
    store,
    published,
    new Map([['images/version.svg', drawing]]),
    await writeJson(store, stored),
  );
  const result = await publishRelease(store, release, { by: 'child', message: text, at: version });
  if (!result.done) throw new Error(result.reason);
  process.stdout.write(`${version}\n`);
}
