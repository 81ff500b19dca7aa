/**
 * Texts whose keys the platform names: when the composed product fetches them, and what the viewer reads
 * before and after.
 */
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { compose, composedTests, platform, type Composed } from './composed';
import { watching, type Given, type Watching } from './playing';

composedTests();

const usual = 'The video stopped and could not go on.';
const key = 'playerError_TOO_MANY_SCREENS';
const asked = (site: Composed): unknown[] => site.callsTo('POST', '/api/v2/texts').map(({ body }) => body);

/** A film whose streams the platform refuses with a code of its own. */
async function refused(texts: object | number, given: Given = {}): Promise<Watching> {
  platform()
    .persist()
    .post('/api/v5/manifest/video/7')
    .query(true)
    .reply(500, { status: 500, code: 'TOO_MANY_SCREENS', messages: [] });
  if (typeof texts === 'number') platform().post('/api/v2/texts').reply(texts, {});
  else platform().post('/api/v2/texts').reply(200, texts);
  return watching('/video/7', given);
}

describe('API-036 LOC-004 LOC-005 PLY-057 the player fetches the text of a refusal by its key', () => {
  test.each([
    [
      'of the default locale',
      { default_locale: 'es', translations: { fr: { [key]: 'Non' }, es: { [key]: 'Demasiadas' } } },
      'Demasiadas',
    ],
    [
      'of the first, without that',
      { default_locale: 'it', translations: { fr: { [key]: 'Non' }, es: { [key]: 'Demasiadas' } } },
      'Non',
    ],
  ])('with a post of the key, without the viewer’s token, and shows the text %s', async (_, texts, text) => {
    const { site } = await refused(texts);
    expect(await screen.findByText(text)).toBeVisible();
    const calls = site.callsTo('POST', '/api/v2/texts');
    expect(calls.map(({ path, body }) => [path, body])).toEqual([['/api/v2/texts', { keys: [key] }]]);
    expect(calls[0]?.headers.get('authorization')).toBeNull();
    expect(calls[0]?.headers.get('accept-language')).toBe('en');
    expect(site.callsTo('POST', '/api/v5/manifest')[0]?.headers.get('authorization')).toBe('Bearer auth-ada');
  });

  test('without blocking: until it arrives, and where it fails, the text for the status is shown', async () => {
    const { site } = await refused(500);
    expect(await screen.findByText(usual)).toBeVisible();
    await waitFor(() =>
      expect(site.reports.filter((report) => report === 'texts: labelsFailed')).toHaveLength(1),
    );
    expect(screen.getByText(usual)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled();
  });

  test('only once, however often the refusal occurs', async () => {
    const { site } = await refused({ translations: {} });
    await screen.findByText(usual);
    await waitFor(() => expect(asked(site)).toHaveLength(1));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(site.callsTo('POST', '/api/v5/manifest')).toHaveLength(2));
    await screen.findByText(usual);
    expect(asked(site)).toHaveLength(1);
  });

  test('not where the realm’s labels have it', async () => {
    const labels = {
      default_locale: 'en',
      selected_locale: 'en',
      translations: { en: { [key]: 'Two screens at most.' } },
    };
    const { site } = await refused({ translations: {} }, { answers: { 'GET /api/v2/label': labels } });
    expect(await screen.findByText('Two screens at most.')).toBeVisible();
    expect(asked(site)).toEqual([]);
  });
});

test('API-036 LOC-004 the login page fetches the text of a refusal’s code, and a further refusal shows it', async () => {
  platform()
    .persist()
    .post('/api/v2/login')
    .reply(403, { status: 403, code: 'accountLocked', messages: ['Words are no key.'] });
  platform()
    .post('/api/v2/texts')
    .reply(200, { default_locale: 'en', translations: { en: { accountLocked: 'This account is locked.' } } });
  const site = await compose({ at: '/login/id' });
  await site.draw();
  await userEvent.type(await screen.findByLabelText(/Email/), 'ada@example.org');
  await userEvent.type(screen.getByLabelText(/^Password/), 'wrong-password{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('We could not sign you in');
  await waitFor(() => expect(asked(site)).toEqual([{ keys: ['accountLocked'] }]));
  await act(async () => undefined);
  await userEvent.type(screen.getByLabelText(/^Password/), 'wrong-password{Enter}');
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('This account is locked.'));
});
