/** The draft of a realm document: its editor, problems and preview. */
import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type DraftProblem } from '../../../../core/sdk';
import { lineCount, marksByLine, offsetAt } from '../../../../plugins/route/admin/draft/Editor';
import { open } from './fixture';

afterEach(cleanup);

const problem: DraftProblem = {
  line: 2,
  column: 3,
  pointer: '/theme/colors/acent',
  code: 'unknown-key',
  severity: 'error',
  message: '"acent" is not a key of "colors".',
  suggestion: 'accent',
};

describe('a draft', () => {
  const type = async (runtime: Awaited<ReturnType<typeof open>>['runtime'], text: string) => {
    await userEvent.click(screen.getByRole('textbox', { name: 'Realm document' }));
    await userEvent.paste(text);
    await act(async () => runtime.clock.pass(300));
  };

  test('ADM-001 is checked a moment after typing, and a problem links to its position', async () => {
    const asked: string[] = [];
    const { runtime } = await open('draft', {
      check: async (text) => (asked.push(text), { problems: [problem], shown: null }),
    });
    await type(runtime, '{\n  "acent": 1\n}');
    expect(asked).toEqual(['{\n  "acent": 1\n}']);
    expect(screen.getByText('1 error, no warnings')).toBeVisible();
    await userEvent.click(
      screen.getByRole('button', { name: /acent.*\/theme\/colors\/acent.*Instead: accent/s }),
    );
    const area = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Realm document' });
    expect(area).toHaveFocus();
    expect(area.selectionStart).toBe(4);
  });

  test('ADM-001 without errors it is shown in a frame next to the live site, and what cannot be shown is named', async () => {
    const shown = {
      draft: { realm: { id: 'noor' }, style: ':root{}' },
      title: 'Noor',
      locales: [],
      refused: ['script-src https://pay.example'],
      otherPlatform: 'https://api.other.example',
    };
    const { runtime, previewSetup } = await open('draft', { check: async () => ({ problems: [], shown }) });
    expect([...document.querySelectorAll('iframe')].map(({ title }) => title)).toEqual(['Live']);
    await type(runtime, '{}');
    expect([...document.querySelectorAll('iframe')].map(({ title }) => title)).toEqual([
      'Draft: Noor',
      'Live',
    ]);
    expect(screen.getByText('script-src https://pay.example')).toBeVisible();
    expect(screen.getByText(/https:\/\/api\.other\.example/)).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: 'Draft' }));
    expect(previewSetup()).toEqual({ draft: shown.draft });
  });

  test('ADM-001 language, direction, role and page apply to the draft and the live site, where each supports them', async () => {
    const shown = {
      draft: { realm: { id: 'noor' }, style: '' },
      title: 'Noor',
      locales: [
        { code: 'pt', name: 'Português' },
        { code: 'ar', name: 'العربية' },
      ],
      refused: [],
      otherPlatform: null,
    };
    const { runtime, path, previewSetup } = await open('draft', {
      query: '?locale=pt&dir=rtl&as=child&at=/browse',
      check: async () => ({ problems: [], shown }),
    });
    await type(runtime, '{}');
    expect(path()).toBe('/browse');
    const seen = { direction: 'rtl', answers: { readSessionUser: { profile: { type: 'CHILD' } } } };
    expect(previewSetup()).toMatchObject({ ...seen, locale: 'pt', draft: shown.draft });
    await userEvent.click(screen.getByRole('radio', { name: 'Live' }));
    expect(previewSetup()).toMatchObject(seen);
    expect(previewSetup()).not.toHaveProperty('locale');
  });

  test('ADM-001 a draft opened by its address is part of the copied link, which opens it with a press', async () => {
    const read = async (address: string) => `{ "from": "${address}" }`;
    const first = await open('draft', { read });
    await userEvent.type(screen.getByRole('textbox', { name: 'Address' }), 'https://cms.example/realm.json');
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    expect(first.runtime.navigation.current().searchParams.get('from')).toBe(
      'https://cms.example/realm.json',
    );
    cleanup();
    const asked: string[] = [];
    await open('draft', {
      read: (address) => (asked.push(address), read(address)),
      query: '?from=https%3A%2F%2Fcms.example%2Frealm.json',
    });
    // Anybody can make such a link: following it alone fetches nothing from another site.
    expect(asked).toEqual([]);
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Address' }).value).toBe(
      'https://cms.example/realm.json',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Realm document' }).value).toBe(
      '{ "from": "https://cms.example/realm.json" }',
    );
  });

  test.each([
    ['https://ringside.localhost/drafts/realm.json', true],
    ['https://ringside.localhost.evil.example/realm.json', false],
    ['javascript:alert(1)', false],
    ['no address', false],
  ])('a link to a draft at %s opens it by itself: %s', async (address, opens) => {
    const asked: string[] = [];
    await open('draft', {
      read: async (from) => (asked.push(from), '{}'),
      query: `?from=${encodeURIComponent(address)}`,
    });
    expect(asked).toEqual(opens ? [address] : []);
  });

  test('ADM-001 a file replaces the address', async () => {
    const { runtime } = await open('draft', { query: '?from=https%3A%2F%2Fcms.example%2Frealm.json' });
    const file = new File(['{ "id": "file" }'], 'realm.json', { type: 'application/json' });
    // The tests' browser reads no files.
    await userEvent.upload(
      screen.getByLabelText('Open a file'),
      Object.assign(file, { text: async () => '{ "id": "file" }' }),
    );
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Realm document' }).value).toBe(
      '{ "id": "file" }',
    );
    expect(runtime.navigation.current().search).toBe('');
  });

  test('ADM-019 a compiler that cannot be fetched is shown, with a retry', async () => {
    let fails = true;
    const { runtime } = await open('draft', {
      check: async () => (fails ? Promise.reject(new Error('gone')) : { problems: [], shown: null }),
    });
    await type(runtime, '{}');
    expect(screen.getByRole('alert')).toHaveTextContent('The compiler could not be fetched.');
    fails = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await act(async () => runtime.clock.pass(300));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByText('No problems. It can be published.')).toBeVisible();
  });
});

const text = 'one\ntwo\n\nfour';

test.each([
  [1, 1, 0],
  [2, 1, 4],
  [2, 3, 6],
  [2, 99, 7],
  [3, 1, 8],
  [4, 2, 10],
  [9, 1, 13],
])('line %d, column %d is at %d', (line, column, at) => {
  expect(offsetAt(text, line, column)).toBe(at);
});

test('lines are counted, and each has its worst mark', () => {
  expect([lineCount(''), lineCount(text)]).toEqual([1, 4]);
  expect([
    ...marksByLine([
      { line: 2, severity: 'warning' },
      { line: 2, severity: 'error' },
      { line: 3, severity: 'warning' },
    ]),
  ]).toEqual([
    [2, 'error'],
    [3, 'warning'],
  ]);
});
