/** The texts of the composed product: built in, by language, and the platform's labels. */
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { browserProfile, compose, composedTests, platform, signedIn, type ComposeOptions } from './composed';

composedTests();

beforeEach(
  () =>
    void Object.assign(HTMLMediaElement.prototype, {
      load: () => undefined,
      pause: () => undefined,
      play: async () => undefined,
    }),
);

type Translations = Readonly<Record<string, Readonly<Record<string, string>>>>;
const labels = (translations: Translations, more: object = {}) =>
  platform()
    .persist()
    .get('/api/v2/label')
    .query(true)
    .reply(200, { default_locale: 'en', selected_locale: null, translations, ...more });
const inEnglish = (texts: Readonly<Record<string, string>>) => labels({ en: texts });

async function drawn(options: ComposeOptions = {}) {
  const site = await compose({ at: '/no/such/page', ...options });
  await site.draw();
  await screen.findByRole('banner');
  return site;
}
/** The labels have been fetched and the page is drawn with them. */
const labelled = async (options: ComposeOptions = {}) => {
  const site = await drawn(options);
  await waitFor(() => expect(site.callsTo('GET', '/api/v2/label')).toHaveLength(1));
  await act(async () => undefined);
  return site;
};

describe('LOC-005 the labels of a platform that lacks the language of the page', () => {
  const fr = { signIn: 'Entrer' };
  const de = { signIn: 'Anmelden' };

  test.each<[string, Translations, object, string]>([
    ['are those of its default language', { fr, de }, { default_locale: 'de' }, 'Anmelden'],
    ['are the first where it has not that either', { fr, de }, { default_locale: 'it' }, 'Entrer'],
    ['are the first where it names none', { fr, de }, { default_locale: null }, 'Entrer'],
  ])('%s', async (_, translations, more, text) => {
    labels(translations, more);
    await labelled();
    expect(await screen.findByRole('button', { name: text })).toBeEnabled();
  });

  test('are ignored where the platform has the language', async () => {
    labels({ de, en: { signIn: 'Come in' } }, { default_locale: 'de' });
    await labelled();
    expect(await screen.findByRole('button', { name: 'Come in' })).toBeEnabled();
  });
});

test.each([404, 500])(
  'LOC-006 a site whose platform answers labels with %i is usable in English',
  async (status) => {
    platform().persist().get('/api/v2/label').query(true).reply(status, {});
    await labelled();
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByRole('dialog', { name: 'Sign in' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'No such page' })).toBeVisible();
  },
);

describe('LOC-007 an incomplete language', () => {
  /** The realm offers this language instead of Spanish; its own texts are in English and Spanish. */
  const offers = (code: string) => (document: Record<string, unknown>) => {
    const more = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(more);
      if (typeof value !== 'object' || value === null) return value;
      return Object.fromEntries(
        Object.entries(value).flatMap(([key, each]) =>
          key === 'es' && typeof each === 'string'
            ? [
                [key, each],
                [code, each],
              ]
            : [[key, more(each)]],
        ),
      );
    };
    const { locales, ...rest } = document as { locales: { offered: object[] } };
    Object.assign(document, more(rest));
    locales.offered.push({ code, name: code });
  };

  test.each(['es-MX', 'es_AR', 'es-419'])('%s has the texts of its language', async (code) => {
    await drawn({ locale: code, change: offers(code) });
    expect(screen.getByRole('button', { name: 'Iniciar sesión' })).toBeEnabled();
    expect(document.documentElement.lang).toBe(code);
  });

  test('that nobody has falls back to English, in the product’s texts and in the realm’s', async () => {
    await drawn({ locale: 'nl' });
    expect(screen.getByRole('button', { name: 'Sign in' })).toBeEnabled();
    expect(screen.getByRole('link', { name: 'Tonight' })).toBeVisible();
    expect(await screen.findByRole('heading', { level: 1, name: 'No such page' })).toBeVisible();
  });
});

describe('LOC-030 the placeholders of a text', () => {
  test('are replaced by name, also in a label of the platform', async () => {
    inEnglish({ signUpLead: 'One account, and {realm} is yours.' });
    await labelled({
      at: '/signup',
      change: (document) =>
        void Object.assign(document, {
          authenticationProviders: [{ name: 'id' }, { name: 'generic', canSignUp: true }],
          settings: { ...(document['settings'] as object), allowSelfRegistration: true },
        }),
    });
    expect(await screen.findByText('One account, and Ringside is yours.')).toBeVisible();
  });

  test.each([
    ['are left out where viewers read', false, 'Sign in now'],
    ['are shown in development', true, 'Sign in {nobody} now'],
  ])('without a value %s', async (_, development, text) => {
    inEnglish({ signIn: 'Sign in {nobody} now' });
    await labelled({ development });
    await waitFor(() =>
      expect(within(screen.getByRole('banner')).getByRole('button', { name: /^Sign in/ })).toHaveTextContent(
        text,
      ),
    );
  });
});

describe('LOC-037 errors are shown in the platform’s texts', () => {
  test.each([
    ['failedAuthentication', 401],
    ['tooManyAttempts', 429],
    ['sorrySomethingWentWrong', null],
  ])('%s, when the answer to signing in is %p', async (key, status) => {
    inEnglish({ [key]: `Words for ${key}` });
    if (status === null) platform().persist().post('/api/v2/login').replyWithError('offline');
    else platform().post('/api/v2/login').reply(status, {});
    await labelled({ at: '/login/id' });
    await userEvent.type(await screen.findByLabelText(/Email/), 'ada@example.org');
    await userEvent.type(screen.getByLabelText(/^Password/), 'wrong-password{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(`Words for ${key}`);
  });

  test('EMPTY_INPUTS, when nothing was typed', async () => {
    inEnglish({ EMPTY_INPUTS: 'Words for nothing' });
    await labelled({ at: '/login/id' });
    await userEvent.click(await within(screen.getByRole('main')).findByRole('button', { name: 'Sign in' }));
    expect((await screen.findAllByText('Words for nothing')).length).toBeGreaterThan(0);
  });

  test('failedToSend, when a mail could not be sent', async () => {
    inEnglish({ failedToSend: 'Words for failedToSend' });
    await labelled({
      at: '/login/magic-link',
      change: (document) =>
        void Object.assign(document, {
          authenticationProviders: [{ name: 'id' }],
          settings: { ...(document['settings'] as object), magicLink: true },
        }),
    });
    await userEvent.type(await screen.findByRole('textbox', { name: /Email/ }), 'ada@example.org{Enter}');
    expect(await screen.findByText('Words for failedToSend')).toBeVisible();
  });

  test('thisEventHasEnded, when an event is over', async () => {
    inEnglish({ thisEventHasEnded: 'Words for the end' });
    platform()
      .persist()
      .get('/api/v2/user')
      .reply(200, { id: '7', email: 'ada@example.org', role: 'USER', isGuest: false });
    platform()
      .persist()
      .get(/\/event\/e1$/)
      .reply(200, {
        id: 'e1',
        title: 'Title night',
        type: 'LIVE',
        accessLevel: 'GRANTED',
        onlinePlayback: 'AVAILABLE',
        eventSchedule: { startDate: 1000, endDate: 2000 },
      });
    // The page of an event that is over has no banner to wait for.
    const site = await compose({ at: '/live/e1', tab: browserProfile(signedIn()).tab() });
    await site.draw();
    expect(await screen.findByText('Words for the end')).toBeVisible();
  });
});
