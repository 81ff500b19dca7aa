/** The size of code files, and references in comments that no compiler checks. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = process.cwd();
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.(tsx?|[mc]?js)$/.test(file) && !isGenerated(file));
const code = new Map(files.map((file) => [file, readFileSync(path.join(root, file), 'utf8')]));

test('every name in a link of a comment is a name of its file', () => {
  const broken = [...code].flatMap(([file, text]) => {
    const statements = text.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
    return [...text.matchAll(/\{@link (\w+)/g)]
      .filter(([, name = '']) => !new RegExp(String.raw`\b${name}\b`).test(statements))
      .map(([link]) => `${file}: ${link}}`);
  });
  expect(broken).toEqual([]);
});

function isGenerated(file: string): boolean {
  return /(^core\/(generated|sdk\/endpoints)\/|\.generated\.ts$)/.test(file);
}
