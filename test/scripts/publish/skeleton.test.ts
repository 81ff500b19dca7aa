import { readFileSync } from 'node:fs';
import path from 'node:path';
import { transform } from 'lightningcss';
import { skeletonCss } from '../../../scripts/publish/skeleton';
import { root } from '../host/hostFixture';

/** A normalized style sheet, so that values can be looked up. */
const written = (css: string) =>
  transform({ filename: 'sheet.css', code: Buffer.from(css), minify: true }).code.toString();
const skeleton = written(skeletonCss);
const sheet = (file: string) =>
  written(readFileSync(path.join(root, file), 'utf8').replaceAll(':global(', ':is('));

/** The value of a property in the first rule of a selector. */
function valueOf(css: string, selector: string, property: string): string | undefined {
  const block = css.split('}').find(
    (each) =>
      each
        .split('{')
        .at(-2)
        ?.split(',')
        .some((one) => one.trim().endsWith(selector)) &&
      each
        .split('{')
        .at(-1)
        ?.match(new RegExp(`(^|;)${property}:`)),
  );
  return new RegExp(`(?:^|;)${property}:([^;]+)`).exec(block?.split('{').at(-1) ?? '')?.[1];
}

// The skeleton repeats measures of modules whose class names are the bundler's: this test checks that they stay equal.
test.each([
  ['.sk-bar', 'block-size', 'core/shell/components/TopBar.module.css', '.bar'],
  ['.sk-bar', 'padding-inline', 'core/shell/components/TopBar.module.css', '.bar'],
  ['.sk-bar', 'gap', 'core/shell/components/TopBar.module.css', '.bar'],
  [
    ':root[data-layout=sidebar] .sk-bar',
    'inline-size',
    'core/shell/components/NavigationRail.module.css',
    '.side',
  ],
  [
    ':root[data-layout=sidebar] .sk-bar',
    'padding-inline',
    'core/shell/components/NavigationRail.module.css',
    '.side',
  ],
  [
    ':root[data-layout=sidebar] .sk-bar',
    'padding-block',
    'core/shell/components/NavigationRail.module.css',
    '.side',
  ],
  [
    ':root[data-layout=sidebar] .sk-page',
    'margin-inline-start',
    'core/shell/components/Shell.module.css',
    '.stage[data-side]',
  ],
  ['.sk-logo', 'min-block-size', 'core/pageKit/Logo.module.css', '.logo'],
  ['.sk-logo img', 'block-size', 'core/pageKit/Logo.module.css', '.logo img'],
  ['.sk-logo img', 'max-inline-size', 'core/pageKit/Logo.module.css', '.logo img'],
  ['.sk-page', 'gap', 'core/pageKit/PageSkeleton.module.css', '.page'],
  ['.sk-hero', 'block-size', 'core/pageKit/PageSkeleton.module.css', '.hero'],
  ['.sk-row', 'gap', 'core/pageKit/PageSkeleton.module.css', '.row'],
  ['.sk-title', 'block-size', 'core/pageKit/PageSkeleton.module.css', '.title'],
  ['.sk-title', 'inline-size', 'core/pageKit/PageSkeleton.module.css', '.title'],
  ['.sk-cards', 'gap', 'core/pageKit/PageSkeleton.module.css', '.cards'],
  ['.sk-cards i', 'flex', 'core/pageKit/PageSkeleton.module.css', '.card'],
  ['.sk-cards i', 'aspect-ratio', 'core/pageKit/PageSkeleton.module.css', '.card'],
])('%s has the %s of %s %s', (own, property, file, selector) => {
  const expected = valueOf(sheet(file), selector, property);
  expect(expected).toBeDefined();
  const spaced = (value?: string) => value?.replace(/,\s*/g, ', ');
  expect(spaced(valueOf(skeleton, own, property))).toBe(spaced(expected));
});
