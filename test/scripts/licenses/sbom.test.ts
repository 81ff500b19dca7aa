/** `npm run sbom`: npm lists nothing when one installed package contradicts another. */
import { execFileSync } from 'node:child_process';

test('lists every package, as CycloneDX', () => {
  const text = execFileSync('npm', ['run', '--silent', 'sbom'], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const { bomFormat, components } = JSON.parse(text) as {
    readonly bomFormat: string;
    readonly components: readonly { readonly name: string }[];
  };
  expect(bomFormat).toBe('CycloneDX');
  const names = components.map(({ name }) => name);
  // Of the server, of the viewer's page, and of the build.
  expect(names).toEqual(expect.arrayContaining(['ajv', 'react-dom', 'esbuild']));
});
