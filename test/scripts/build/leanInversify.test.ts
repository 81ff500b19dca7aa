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

test('services are built from each other, once, as with the whole of inversify', async () => {
  const code = await bundled(`${services} export const result = [container.get(three), container.get(two) === container.get(two), built, container.get(often) === container.get(often)];`);
  expect(run(code)).toEqual([[1, 1, 1], true, 1, false]);
});

test('what is not bound is an error by name', async () => {
  const code = await bundled(`${services} let said = ''; try { container.get(Symbol('nobody')); } catch (error) { said = error.message; } export const result = said;`);
  expect(run(code)).toContain('nobody');
});

test('classes with their metadata work as well', async () => {
  const code = await bundled(`
    import { Container, inject, injectable } from 'inversify';
    const name = Symbol('name');
    class Greeter { constructor(readonly name) {} greet() { return 'Good evening, ' + this.name; } }
    injectable()(Greeter);
    inject(name)(Greeter, undefined, 0);
    const container = new Container();
    container.bind(name).toConstantValue('stalls');
    container.bind(Greeter).toSelf();
    export const result = container.get(Greeter).greet();`);
  expect(run(code)).toBe('Good evening, stalls');
});

test('nothing in it makes code of text, which the content security policy forbids', async () => {
  const code = await bundled(`${services} export const result = container.get(three);`);
  expect(code).not.toMatch(/new Function\(|\beval\(/);
});
