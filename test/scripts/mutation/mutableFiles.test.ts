/** What mutation testing may change. */
import path from 'node:path';
import { mutableFiles } from '../../../scripts/mutation/mutableFiles';

const root = path.resolve(__dirname, '../../..');

test.each([
  ['core/boot', ['core/boot/PageOutlet.tsx', 'core/boot/startSite.tsx', 'core/boot/LazyPage.tsx']],
  ['core/routing', ['core/routing/RoutingProvider.tsx', 'core/routing/safeTarget.ts']],
  ['core/commerce', ['core/commerce/PaymentStore.ts', 'core/commerce/pages/useSignUpGate.ts']],
])('the wiring of %s: %j', (folder, files) => {
  expect(mutableFiles(root, folder)).toEqual(expect.arrayContaining(files));
});

test.each(['core/commerce', 'core/profiles', 'plugins/sign-in'])(
  'of %s neither components nor pages, nor files that are written by tools',
  (folder) => {
    expect(
      mutableFiles(root, folder).filter((file) =>
        /\/components\/|\/pages\/.*\.tsx$|\.generated\.ts$|\.test\./.test(file),
      ),
    ).toEqual([]);
  },
);
