/**
 * Forms of the composed product by which viewers make an account, agree to terms, give an email, and review a
 * video.
 */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  browserProfile,
  compose,
  composedTests,
  platform,
  signedIn,
  type Composed,
  type ComposeOptions,
} from './composed';

composedTests();

const user = {
  id: '7',
  email: 'ada@example.org',
  role: 'USER',
  isGuest: false,
  location: { countryCode: 'PT' },
};
const realmWith = (providers: readonly object[], settings: object = {}): Pick<ComposeOptions, 'change'> => ({
  change: (document) => {
    document['authenticationProviders'] = providers;
    document['settings'] = { ...(document['settings'] as object), mfaConfigurations: [], ...settings };
  },
});
async function open(options: ComposeOptions): Promise<Composed> {
  const site = await compose(options);
  await site.draw();
  return site;
}
const password = () => document.querySelector<HTMLInputElement>('main input[type="password"]');

describe('FRM-035 every form accepts an email of the form local@domain.tld without blanks, and no other', () => {
  const wrong = [
    'ada',
    'ada@example',
    'ada@.org',
    '@example.org',
    'ada lovelace@example.org',
    'ada@exam ple.org',
    'ada@example.org, bo@example.org',
  ];

  interface Form {
    readonly options: ComposeOptions;
    readonly call: readonly [method: string, path: string];
    /** Additional fields to fill in. */
    readonly more?: () => Promise<void>;
  }
  const member = () => {
    platform()
      .persist()
      .get('/api/v2/user')
      .reply(200, { ...user, email: null });
    platform()
      .persist()
      .get('/api/v2/country')
      .query(true)
      .reply(200, { countries: [], callerCountryCode: 'PT' });
    platform().persist().get('/api/v2/user/details').reply(200, { name: 'Ada' });
    return browserProfile(signedIn()).tab();
  };

  test.each<[string, () => Form]>([
    [
      'making an account',
      () => ({
        options: { at: '/signup', ...realmWith([{ name: 'id' }]) },
        call: ['POST', '/api/v2/user'],
        more: async () => userEvent.type(password()!, 'correct horse'),
      }),
    ],
    [
      'a forgotten password',
      () => ({
        options: { at: '/login/request-password', ...realmWith([{ name: 'id' }]) },
        call: ['POST', '/api/v2/reset-password/create'],
      }),
    ],
    [
      'a mailed link',
      () => ({
        options: { at: '/login/magic-link', ...realmWith([{ name: 'magic-link' }]) },
        call: ['POST', '/api/v2/token/alt/magic-email/request'],
      }),
    ],
    [
      'details of the account',
      () => ({
        options: { at: '/account?section=details', tab: member(), ...realmWith([{ name: 'id' }]) },
        call: ['PUT', '/api/v2/user/details'],
      }),
    ],
  ])('%s', async (_, form) => {
    const { options, call, more } = form();
    const site = await open(options);
    const field = await screen.findByRole('textbox', { name: /^Email/ });
    await more?.();
    const send = () => userEvent.type(field, '{Enter}');
    for (const email of wrong) {
      await userEvent.clear(field);
      await userEvent.type(field, email);
      await send();
      await waitFor(() =>
        expect(field).toHaveAccessibleDescription(
          expect.stringContaining('This does not look like an email address.'),
        ),
      );
    }
    expect(site.callsTo(...call)).toEqual([]);
    await userEvent.clear(field);
    await userEvent.type(field, ' ada.l+tv@sub.example.org');
    await send();
    await waitFor(() => expect(site.callsTo(...call)).toHaveLength(1));
    expect(JSON.stringify(site.callsTo(...call)[0]?.body)).toContain('"ada.l+tv@sub.example.org"');
  });
});

describe('making an account', () => {
  const sent = async (email: string, secret: string): Promise<Composed> => {
    const site = await open({ at: '/signup', ...realmWith([{ name: 'id' }]) });
    const field = await screen.findByRole('textbox', { name: /^Email/ });
    if (secret !== '') await userEvent.type(password()!, secret);
    if (email !== '') await userEvent.type(field, email);
    await userEvent.type(field, '{Enter}');
    return site;
  };
  const described = (field: Element | null) =>
    field
      ?.getAttribute('aria-describedby')
      ?.split(' ')
      .map((id) => document.getElementById(id)?.textContent);

  test.each([
    ['SGN-090 without an email', '', 'correct horse', 'Enter your email address.', null],
    ['SGN-106 with a password of 7 characters', 'ada@example.org', '1234567', null, true],
    ['SGN-106 with a password of 65 characters', 'ada@example.org', '1'.repeat(65), null, true],
  ])('%s is refused in place, without a call', async (_, email, secret, emailProblem, isTooShortOrLong) => {
    const site = await sent(email, secret);
    const field = screen.getByRole('textbox', { name: /^Email/ });
    await waitFor(() =>
      expect([field.matches('[aria-invalid=true]'), password()?.matches('[aria-invalid=true]')]).toEqual([
        emailProblem !== null,
        isTooShortOrLong === true,
      ]),
    );
    if (emailProblem !== null) expect(field).toHaveAccessibleDescription(emailProblem);
    if (isTooShortOrLong) expect(described(password())).toContain('Choose a password of 8 to 64 characters.');
    expect(site.callsTo('POST', '/api/v2/user')).toEqual([]);
  });

  test('SGN-106 the field takes 254 characters of an email', async () => {
    await sent(`${'a'.repeat(243)}@example.org`, '');
    expect(screen.getByRole('textbox', { name: /^Email/ })).toHaveValue(`${'a'.repeat(243)}@example.or`);
  });

  test.each([
    ['8 characters', '12345678'],
    ['64 characters', '1'.repeat(64)],
  ])('SGN-106 with a password of %s is sent', async (_, secret) => {
    const site = await sent('ada@example.org', secret);
    await waitFor(() => expect(site.callsTo('POST', '/api/v2/user')).toHaveLength(1));
  });
});

describe('the realm’s terms', () => {
  const rules = {
    fieldName: 'rules',
    fieldType: 'INFORMATION_TEXT',
    required: true,
    label: { en: 'House rules', es: 'Normas' },
    text: { en: 'Be kind.', es: 'Sé amable.' },
  };
  const terms = {
    fieldName: 'terms',
    fieldType: 'BINARY_CHOICE',
    required: true,
    label: { en: 'I agree', es: 'Acepto' },
  };
  const signUp = async (consentTerms: readonly object[]) => {
    platform()
      .post('/api/v2/user')
      .reply(200, { authorisationToken: 'auth-ada', refreshToken: 'refresh-ada' });
    platform().persist().get('/api/v2/user').matchHeader('authorization', 'Bearer auth-ada').reply(200, user);
    const site = await open({
      at: '/signup?from=%2Fbrowse',
      ...realmWith([{ name: 'id' }], { consentTerms }),
    });
    await userEvent.type(await screen.findByRole('textbox', { name: /^Email/ }), 'ada@example.org');
    await userEvent.type(password()!, 'correct horse{Enter}');
    const dialog = within(await screen.findByRole('dialog'));
    return {
      site,
      dialog,
      agree: () => dialog.getByRole('button', { name: 'Agree and continue' }),
      answers: () =>
        (site.callsTo('POST', '/api/v2/user')[0]?.body as { consentAnswers?: unknown } | undefined)
          ?.consentAnswers,
    };
  };

  test('SGN-068 FRM-026 an informative text has no checkbox, never blocks, even when marked as required, and is not answered', async () => {
    const { dialog, agree, answers } = await signUp([rules]);
    expect(dialog.getByRole('heading', { name: 'House rules' })).toBeVisible();
    expect(dialog.getByText('Be kind.')).toBeVisible();
    expect(dialog.queryByRole('checkbox')).toBeNull();
    expect(agree()).toBeEnabled();
    await userEvent.click(agree());
    await waitFor(() => expect(window.location.pathname).toBe('/browse'));
    expect(answers() ?? []).toEqual([]);
  });

  test('SGN-068 FRM-026 a choice next to it has a checkbox, blocks until it is ticked, and is answered', async () => {
    const { dialog, agree, answers } = await signUp([rules, terms]);
    expect(dialog.getAllByRole('checkbox')).toHaveLength(1);
    expect(agree()).toBeDisabled();
    await userEvent.click(dialog.getByRole('checkbox', { name: /I agree/ }));
    await userEvent.click(agree());
    await waitFor(() => expect(window.location.pathname).toBe('/browse'));
    expect(answers()).toEqual([{ fieldName: 'terms', answer: true }]);
  });

  test('FRM-026 a realm document with a term of another type is refused', async () => {
    await expect(
      compose(realmWith([{ name: 'id' }], { consentTerms: [{ ...terms, fieldType: 'ESSAY' }] })),
    ).rejects.toThrow('The realm does not compile');
  });
});

describe('FRM-036 a review', () => {
  // The simulated browser has media elements, but plays nothing.
  beforeEach(
    () =>
      void Object.assign(HTMLMediaElement.prototype, {
        load: () => undefined,
        pause: () => undefined,
        play: async () => undefined,
      }),
  );

  const film = {
    id: '7',
    type: 'VOD',
    title: 'One',
    accessLevel: 'GRANTED',
    onlinePlayback: 'AVAILABLE',
    duration: 600,
    licences: [],
    availableLicences: [],
  };
  const REVIEW = '/api/v2/vod/7/review';
  const begin = async (member: boolean) => {
    platform().persist().get('/api/v2/user').reply(200, user);
    platform().persist().get('/api/v4/vod/7').reply(200, film);
    const site = await open({ at: '/video/7', tab: browserProfile(member ? signedIn() : {}).tab() });
    const reviews = () => site.calls.filter(({ method, path }) => method !== 'GET' && /review/.test(path));
    return { site, reviews };
  };
  const fill = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Write a review' }));
    const post = () => userEvent.click(screen.getByRole('button', { name: 'Post the review' }));
    return {
      post,
      rate: () => userEvent.click(screen.getByRole('radio', { name: '4 stars' })),
      text: screen.getByRole('textbox', { name: 'Your review' }),
    };
  };

  test('is not sent without a rating and a text; a complete one is sent once, is confirmed, and closes the form', async () => {
    const { reviews } = await begin(true);
    platform()
      .post(/review/)
      .reply(200, { id: 'r1', rating: 4, text: 'A draw.' });
    platform()
      .put(/review/)
      .reply(200, { id: 'r1', rating: 4, text: 'A draw.' });
    const { post, rate, text } = await fill();
    await post();
    await userEvent.type(text, 'A draw.');
    await post();
    expect(screen.getByText('Choose from one to five stars.')).toBeVisible();
    await rate();
    await userEvent.clear(text);
    await userEvent.type(text, '   ');
    await post();
    expect(screen.getByText('Write a few words.')).toBeVisible();
    expect(reviews()).toEqual([]);
    await userEvent.type(text, 'A draw.');
    await post();
    expect(await screen.findByText('Your review is posted. Thank you.')).toBeVisible();
    expect(reviews().map(({ path, body }) => [path, body])).toEqual([
      [REVIEW, { rating: 4, text: 'A draw.' }],
    ]);
    expect(screen.getByRole('button', { name: 'Write a review' })).toHaveAttribute('aria-expanded', 'false');
  });

  test('that the platform refuses shows an error, and the form stays', async () => {
    await begin(true);
    const { post, rate, text } = await fill();
    await rate();
    await userEvent.type(text, 'A draw.');
    await post();
    expect(
      await screen.findByText('Your review could not be posted. It is still here: try again.'),
    ).toBeVisible();
    expect(text).toHaveValue('A draw.');
  });

  test('is not for guests', async () => {
    await begin(false);
    expect(await screen.findByRole('link', { name: 'Sign in to write a review' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Write a review' })).toBeNull();
  });
});
