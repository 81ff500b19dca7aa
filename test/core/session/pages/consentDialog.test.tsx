/** The terms between a form and a new account. */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import PanelSignIn from '../../../../core/session/pages/PanelSignIn';
import SignUpPage from '../../../../core/pages/signIn/SignUpPage';
import type { ConsentTerm } from '../../../../core/session/consent/consentTerms';
import texts from '../../../../core/pageKit/messages/en.json';
import type { FakePlatform } from '../../../kit/fakes';
import { idEntry, realmWith } from '../signInFixture';
import { drawAt } from './signInPages';

const consentTerms: readonly ConsentTerm[] = [
  {
    fieldName: 'rules',
    fieldType: 'INFORMATION_TEXT',
    label: { en: 'House rules' },
    text: { en: 'No lending.' },
    required: true,
  },
  { fieldName: 'terms', fieldType: 'BINARY_CHOICE', label: { en: 'I agree' }, required: true },
  {
    fieldName: 'news',
    fieldType: 'BINARY_CHOICE',
    label: { en: 'Write to me' },
    text: { en: 'Once a month.' },
    data: { default: 'true' },
  },
];
const realm = realmWith([idEntry], { settings: { consentTerms } });

afterEach(() => jest.restoreAllMocks());

async function asked(of = realm) {
  const runtime = await drawAt(<SignUpPage />, {
    href: '/signup/id?type=signup&from=%2Fhome',
    realm: of,
    arrange: ({ platform }) => platform.answer('signUp', { authorisationToken: 'a', refreshToken: 'r' }),
  });
  return { ...runtime, dialog: await send() };
}

async function send(): Promise<HTMLElement> {
  await userEvent.type(screen.getByRole('textbox', { name: /Email/ }), 'ada@example.org');
  await userEvent.type(screen.getByLabelText(/^Password/), 'long enough{Enter}');
  return screen.findByRole('dialog', { name: 'Terms of use' });
}

const made = ({ calls }: FakePlatform) => calls.filter(({ endpoint }) => endpoint === 'signUp');
const agree = (dialog: HTMLElement) => within(dialog).getByRole('button', { name: 'Agree and continue' });
const tick = (dialog: HTMLElement, name: RegExp) =>
  userEvent.click(within(dialog).getByRole('checkbox', { name }));

test('SGN-066 SGN-067 SGN-069 FRM-025 FRM-029 shows the realm’s terms under the terms-of-use label, with a submit button', async () => {
  const { dialog } = await asked();
  expect(within(dialog).getByRole('heading', { name: 'House rules' })).toBeVisible();
  expect(within(dialog).getByText('No lending.')).toBeVisible();
  expect(within(dialog).getAllByRole('checkbox')).toHaveLength(2);
  expect(within(dialog).getByRole('checkbox', { name: /Write to me/ })).toHaveAccessibleDescription(
    'Once a month.',
  );
  expect(agree(dialog)).toHaveAttribute('type', 'submit');
});

test('SGN-066 when the terms cannot be loaded, or take too long, the dialog says so and loads them again', async () => {
  const limits: AbortController[] = [];
  jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    limits.push(new AbortController());
    return limits.at(-1)!.signal;
  });
  const answers: readonly ((init: RequestInit) => Promise<Response>)[] = [
    // Before the form asks.
    () => Promise.reject(new Error('No connection.')),
    // When it asks.
    async () => new Response('', { status: 503 }),
    ({ signal }) =>
      new Promise((_, reject) => signal?.addEventListener('abort', () => reject(new Error('late')))),
    async () => Response.json(consentTerms),
  ];
  const addresses: string[] = [];
  const runtime = await drawAt(<SignUpPage />, {
    href: '/signup/id?type=signup&from=%2Fhome',
    realm: realmWith([idEntry]),
    arrange: ({ parts }) =>
      Object.assign(parts, {
        hasConsentTerms: true,
        fetch: (address: string, init: RequestInit) => {
          addresses.push(address);
          return answers[addresses.length - 1]!(init);
        },
      }),
  });
  const dialog = await send();
  const failure = () => within(dialog).findByRole('alert');
  const tryAgain = () => userEvent.click(within(dialog).getByRole('button', { name: texts.tryAgain }));
  expect(await failure()).toHaveTextContent(texts.genericError);
  expect(within(dialog).queryByRole('button', { name: 'Agree and continue' })).toBeNull();
  await tryAgain();
  expect(within(dialog).getByRole('status')).toHaveTextContent(texts.loadingPart);
  act(() => limits.at(-1)!.abort());
  expect(await failure()).toHaveTextContent(texts.genericError);
  await tryAgain();
  await within(dialog).findByRole('checkbox', { name: /I agree/ });
  await tick(dialog, /I agree/);
  expect(agree(dialog)).toBeEnabled();
  expect(addresses).toEqual(answers.map(() => '/realm-data/consent-terms.json'));
  expect(runtime.lines).toContainEqual(expect.stringContaining('could not be loaded'));
});

test('FRM-031 FRM-037 SGN-071 required terms have a star, preticked ones are as the realm sets, and the browser validates nothing', async () => {
  const { dialog } = await asked();
  const [terms, news] = within(dialog).getAllByRole('checkbox');
  expect([terms, news].map((box) => (box as HTMLInputElement).checked)).toEqual([false, true]);
  expect(terms).toBeRequired();
  expect(within(dialog).getByText('I agree')).toHaveTextContent('I agree*');
  expect(within(dialog).getByText('Write to me')).not.toHaveTextContent('*');
  expect(dialog.querySelector('form')).toHaveAttribute('novalidate');
});

test('SGN-070 SGN-072 FRM-027 once the required terms are ticked the account is made, with every answer', async () => {
  const runtime = await asked();
  const { dialog, platform } = runtime;
  expect(agree(dialog)).toBeDisabled();
  await tick(dialog, /I agree/);
  expect(agree(dialog)).toBeEnabled();
  await tick(dialog, /I agree/);
  expect(agree(dialog)).toBeDisabled();
  await tick(dialog, /I agree/);
  await userEvent.click(agree(dialog));
  await waitFor(() => expect(made(platform)).toHaveLength(1));
  expect(made(platform)[0]?.input).toMatchObject({
    body: {
      consentAnswers: [
        { fieldName: 'terms', answer: true },
        { fieldName: 'news', answer: true },
      ],
    },
  });
  await waitFor(() => expect(runtime.story.at(-1)).toBe('go /home'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

describe('the button waits for the required terms', () => {
  const choice = (fieldName: string, more: Partial<ConsentTerm> = {}): ConsentTerm => ({
    fieldName,
    fieldType: 'BINARY_CHOICE',
    label: { en: fieldName },
    ...more,
  });
  const words: ConsentTerm = {
    fieldName: 'Rules',
    fieldType: 'INFORMATION_TEXT',
    label: { en: 'Rules' },
    text: { en: 'No lending.' },
    required: true,
  };

  test.each<
    [
      what: string,
      terms: readonly ConsentTerm[],
      ticked: readonly string[],
      press: readonly string[],
      open: readonly [before: boolean, after: boolean],
    ]
  >([
    ['words alone', [words], [], [], [true, true]],
    ['one that may be ticked', [choice('News')], [], [], [true, true]],
    ['one that must be', [choice('Terms', { required: true })], [], ['Terms'], [false, true]],
    [
      'one of two that must be',
      [choice('Terms', { required: true }), choice('Age', { required: true })],
      [],
      ['Terms'],
      [false, false],
    ],
    [
      'both',
      [choice('Terms', { required: true }), choice('Age', { required: true })],
      [],
      ['Terms', 'Age'],
      [false, true],
    ],
    [
      'one that is ticked already',
      [choice('Terms', { required: true, defaultValue: 'true' })],
      ['Terms'],
      [],
      [true, true],
    ],
    [
      'the same, ticked off',
      [choice('Terms', { required: true, defaultValue: 'true' })],
      ['Terms'],
      ['Terms'],
      [true, false],
    ],
    [
      'one whose default is no “true”',
      [choice('Terms', { required: true, defaultValue: 'yes' })],
      [],
      [],
      [false, false],
    ],
    ['the default of its data', [choice('News', { data: { default: 'true' } })], ['News'], [], [true, true]],
    [
      'a default before that of its data',
      [choice('News', { defaultValue: 'false', data: { default: 'true' } })],
      [],
      [],
      [true, true],
    ],
  ])('FRM-027 FRM-028 %s', async (_what, terms, ticked, press, [before, after]) => {
    const { dialog } = await asked(realmWith([idEntry], { settings: { consentTerms: terms } }));
    const boxes = within(dialog).queryAllByRole<HTMLInputElement>('checkbox');
    expect(boxes.filter(({ checked }) => checked).map(({ name }) => name)).toEqual(ticked);
    const isOpen = () => !agree(dialog).hasAttribute('disabled');
    expect(isOpen()).toBe(before);
    for (const name of press) await tick(dialog, new RegExp(name));
    expect(isOpen()).toBe(after);
  });
});

test('FRM-032 Enter in a box submits, but not before the button may', async () => {
  const { dialog, platform } = await asked();
  const [terms] = within(dialog).getAllByRole('checkbox');
  terms?.focus();
  await userEvent.keyboard('{Enter}');
  expect(made(platform)).toHaveLength(0);
  await userEvent.keyboard(' {Enter}');
  await waitFor(() => expect(made(platform)).toHaveLength(1));
});

test('SGN-072 closing makes no account, and the form stays as it was', async () => {
  const { dialog, platform } = await asked();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close without agreeing' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('textbox', { name: /Email/ })).toHaveValue('ada@example.org');
  expect(screen.getByRole('button', { name: 'Create account' })).toBeEnabled();
  expect(made(platform)).toHaveLength(0);
});

test('a page that is left while the dialog is open leaves nothing pending', async () => {
  const { service, unmount } = await asked();
  expect(service.consents.asking).not.toBeNull();
  unmount();
  expect(service.consents.asking).toBeNull();
});

describe('SGN-066 NAV-086 in the side panel, which is an overlay already', () => {
  async function panelAsks() {
    const { service } = await drawAt(<PanelSignIn />, { href: '/home', realm });
    const opener = await screen.findByRole('link', { name: 'Create an account' });
    opener.focus();
    let answer: ReturnType<typeof service.consents.ask> | undefined;
    act(() => void (answer = service.consents.ask()));
    return { answer, opener, terms: await screen.findByRole('region', { name: 'Terms of use' }) };
  }

  test('the terms replace the sign-in methods, and no dialog is opened over them', async () => {
    const { answer, opener, terms } = await panelAsks();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(opener).not.toBeVisible();
    expect(within(terms).getByRole('heading', { name: 'Terms of use' })).toHaveFocus();
    await tick(terms, /I agree/);
    await userEvent.click(agree(terms));
    await expect(answer).resolves.toContainEqual({ fieldName: 'terms', answer: true });
    expect(opener).toBeVisible();
  });

  test('SGN-072 closing them restores the methods, with the focus where it was', async () => {
    const { answer, opener, terms } = await panelAsks();
    await userEvent.click(within(terms).getByRole('button', { name: 'Close without agreeing' }));
    await expect(answer).resolves.toBeNull();
    expect(opener).toHaveFocus();
  });
});
