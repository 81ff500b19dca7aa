/** Problems of a manifest are reported by place. */
import { withoutFormatter } from './loadGenerator';
import { generate, manifest, quiz, remove, root, withPlugin } from './samplePlugin';

withoutFormatter();

jest.setTimeout(60_000);

afterAll(remove);

describe('problems of a manifest are reported by place', () => {
  test.each([
    [
      'another id than the folder',
      { id: 'section/kwiz' },
      'plugin-id-differs-from-folder',
      '/id',
      'section/quiz',
    ],
    ['another SDK', { api: '^2' }, 'wrong-sdk', '/api', '^1'],
    [
      'a module that is not there',
      { contributes: { section: [{ name: 'quiz', module: './sectoin', skeleton: 'cards' }] } },
      'missing-module',
      '/contributes/section/0/module',
      './section',
    ],
    [
      'an export that is not there',
      { contributes: { section: [{ name: 'quiz', module: './section#qiuz', skeleton: 'cards' }] } },
      'missing-module',
      '/contributes/section/0/module',
      './section#quiz',
    ],
    ['a schema that is not there', { options: 'schema.json' }, 'missing-module', '/options', null],
    [
      'a point that is none',
      { contributes: { sectoin: [] } },
      'unknown-key',
      '/contributes/sectoin',
      'section',
    ],
    [
      'a fact that is missing',
      { contributes: { section: [{ name: 'quiz', module: './section' }] } },
      'missing-key',
      '/contributes/section/0',
      'Add "skeleton".',
    ],
    [
      'a name that is taken',
      { contributes: { section: [{ name: 'hero', module: './section', skeleton: 'cards' }] } },
      'duplicate-plugin',
      '/contributes/section/0/name',
      null,
    ],
  ])('%s', async (_what, change, code, pointer, suggestion) => {
    const { problems } = await withPlugin({ ...quiz, 'plugin.json': { ...manifest, ...change } }, () =>
      generate(root),
    );
    expect(problems).toEqual([
      expect.objectContaining({ file: 'plugins/section/quiz/plugin.json', code, pointer, suggestion }),
    ]);
  });

  const route = (head: Readonly<Record<string, unknown>>) => ({
    contributes: {
      route: [
        {
          name: 'quiz',
          module: './section',
          role: 'QUIZ',
          paths: { default: '/quiz/{quizId}' },
          titleKey: 'quiz',
          head,
        },
      ],
    },
  });
  test.each([
    [
      'a head that reads by a call that is none',
      { type: 'Event', call: 'readEvnt', title: '/title' },
      'unknown-value',
      '/call',
      'readEvent',
    ],
    [
      'a head that reads by a call that changes things',
      { type: 'Event', call: 'addFavourite', title: '/title' },
      'unknown-value',
      '/call',
      null,
    ],
    [
      'a parameter that the path cannot feed',
      { type: 'Event', call: 'readEvent', title: '/title' },
      'unknown-value',
      '',
      null,
    ],
    [
      'a parameter of the path by a wrong name',
      { type: 'Event', call: 'readEvent', parameters: { id: 'quizid' }, title: '/title' },
      'unknown-value',
      '/parameters/id',
      'quizId',
    ],
    [
      'a parameter that the call does not take',
      { type: 'Event', call: 'readEvent', parameters: { id: 'quizId', ib: 'quizId' }, title: '/title' },
      'unknown-key',
      '/parameters/ib',
      'id',
    ],
    [
      'a call without the title it reads',
      { type: 'Event', call: 'readEvent', parameters: { id: 'quizId' } },
      'missing-key',
      '',
      'Add "title".',
    ],
    [
      'a property that nothing is known of',
      {
        type: 'Event',
        call: 'readEvent',
        parameters: { id: 'quizId' },
        title: '/title',
        properties: { authr: '/by' },
      },
      'unknown-key',
      '/properties/authr',
      'author',
    ],
  ])('%s', async (_what, head, code, pointer, suggestion) => {
    const { problems } = await withPlugin({ ...quiz, 'plugin.json': { ...manifest, ...route(head) } }, () =>
      generate(root),
    );
    expect(problems).toEqual([
      expect.objectContaining({
        code,
        pointer: `/contributes/route/0/head${pointer}`,
        ...(suggestion === null ? {} : { suggestion }),
      }),
    ]);
  });

  test('a head whose call gets its parameters from the path is valid', async () => {
    const { problems } = await withPlugin(
      {
        ...quiz,
        'plugin.json': {
          ...manifest,
          ...route({
            type: 'Event',
            call: 'readEvent',
            parameters: { id: 'quizId' },
            title: '/title',
            properties: { startDate: '/eventSchedule/startDate' },
          }),
        },
      },
      () => generate(root),
    );
    expect(problems).toEqual([]);
  });

  test('options that are open', async () => {
    const { problems } = await withPlugin({ ...quiz, 'options.schema.json': { type: 'object' } }, () =>
      generate(root),
    );
    expect(problems).toEqual([expect.objectContaining({ code: 'bad-options-schema', pointer: '/options' })]);
  });

  test.each(['title', 'bucket', 'type', 'enabled'])(
    'an option called "%s", which core reads from the same entry',
    async (name) => {
      const { problems } = await withPlugin(
        {
          ...quiz,
          'options.schema.json': {
            title: 'QuizOptions',
            type: 'object',
            additionalProperties: false,
            properties: { [name]: { type: 'string', description: 'The heading.' } },
          },
        },
        () => generate(root),
      );
      expect(problems).toEqual([
        expect.objectContaining({
          code: 'bad-options-schema',
          message: expect.stringMatching(
            new RegExp(`options\\.schema\\.json:\\d+:\\d+: an option cannot be called "${name}"`),
          ) as string,
        }),
      ]);
    },
  );

  test('a plugin with mistakes is omitted, the others are not', async () => {
    const { files } = await withPlugin({ ...quiz, 'plugin.json': '{ "id": }' }, () => generate(root));
    expect(files.get('core/generated/registry.ts')).not.toContain('quiz');
    expect(files.get('core/generated/registry.ts')).toContain('section/hero');
  });
});
