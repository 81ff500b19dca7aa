/** Rules that every form of the product follows. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const files = ['core', 'plugins'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => path.join(folder, file)),
);
/** The opening tag of each form: up to the line that ends it. */
const forms = files.flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/<form\b([\s\S]*?)\n\s*>\n|<form\b(.*)>\n/g)].map(
    ([, long, short]) => ({ file, attributes: long ?? short ?? '' }),
  ),
);

test('FRM-037 every form turns the browser’s own validation off: the product shows its own messages', () => {
  expect(forms.length).toBeGreaterThan(10);
  expect(
    forms.filter(({ attributes }) => !/\bnoValidate\b/.test(attributes)).map(({ file }) => file),
  ).toEqual([]);
});
