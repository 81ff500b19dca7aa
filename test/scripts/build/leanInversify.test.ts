import path from 'node:path';
import { runInThisContext } from 'node:vm';
import { build } from 'esbuild';
import { leanInversify } from '../../../scripts/build/leanInversify';

const root = path.resolve(__dirname, '../../..');

async function bundled(source: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: source, resolveDir: root, loader: 'ts' },
    absWorkingDir: root,
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'given',
    target: 'es2022',
    plugins: [leanInversify()],
  });
  return outputFiles[0]?.text ?? '';
}
const run = (code: string): unknown => runInThisContext(`(() => { ${code}; return given.result; })()`);

const services = `
  import 'reflect-metadata/lite';
  import { Container } from 'inversify';
  const one = Symbol('one'), two = Symbol('two'), three = Symbol('three'), often = Symbol('often');
  const container = new Container({ defaultScope: 'Singleton' });
  let built = 0;
  container.bind(one).toConstantValue(1);
  container.bind(two).toResolvedValue((a) => { built++; return { a }; }, [one]);
  container.bind(three).toResolvedValue((a, b, c) => [a, b.a, c.a], [one, two, two]);
  container.bind(often).toResolvedValue((a) => ({ a }), [one]).inTransientScope();
`;

test('services are injected into each other, once, as with the full inversify', async () => {
  const code = await bundled(
    `${services} export const result = [container.get(three), container.get(two) === container.get(two), built, container.get(often) === container.get(often)];`,
  );
  expect(run(code)).toEqual([[1, 1, 1], true, 1, false]);
});

test.each([
  ['at once', '(value) => value', ''],
  ['with promises, when all of them are there', '(value) => Promise.resolve(value)', 'Async'],
])('a service gets any number of dependencies in order, %s', async (_, given, how) => {
  const code = await bundled(`
    import 'reflect-metadata/lite';
    import { Container } from 'inversify';
    const container = new Container({ defaultScope: 'Singleton' });
    const needs = [];
    for (let count = 0; count < 6; count++) {
      const name = Symbol('whole' + count);
      container.bind(name).toResolvedValue((...parts) => parts.join(), [...needs]);
      const part = Symbol('part' + count);
      container.bind(part).toResolvedValue(() => (${given})(count), []);
      container.bind('whole' + count).toService(name);
      needs.push(part);
    }
    export const result = Promise.all([0, 1, 2, 3, 4, 5].map((count) => container.get${how}('whole' + count)));`);
  expect(await run(code)).toEqual(['', '0', '0,1', '0,1,2', '0,1,2,3', '0,1,2,3,4']);
});

test('an unbound service is an error with its name', async () => {
  const code = await bundled(
    `${services} let said = ''; try { container.get(Symbol('nobody')); } catch (error) { said = error.message; } export const result = said;`,
  );
  expect(run(code)).toContain('nobody');
});

test('a class is refused by its name: the product binds values only', async () => {
  const code = await bundled(`
    import { Container } from 'inversify';
    class Greeter {}
    let said = '';
    try { new Container().bind(Greeter).toSelf(); } catch (error) { said = error.message; }
    export const result = said;`);
  expect(run(code)).toBe('Greeter is a class: bind a value instead.');
});

test('it generates no code from text, which the content security policy forbids', async () => {
  const code = await bundled(`${services} export const result = container.get(three);`);
  expect(code).not.toMatch(/new Function\(|\beval\(/);
});
