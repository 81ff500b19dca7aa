/** Fields of the viewer in the composed product: the restrictions of an address and the profile. */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { browserProfile, composedTests, platform } from './composed';
import { adult, drawn } from './entityPages';

composedTests();

describe('ENT-029 an address restriction', () => {
  test.each([
    ['BLACKLIST', 'REGISTRATION', ['PT'], true],
    ['BLACKLIST', 'REGISTRATION', ['ES'], false],
    ['WHITELIST', 'REGISTRATION', ['ES', 'FR'], true],
    ['WHITELIST', 'REGISTRATION', ['ES', 'PT'], false],
    ['BLACKLIST', 'PURCHASE', ['PT'], false],
  ])(
    'of the type %s for %s with %j keeps a visitor from Portugal from signing up: %s',
    async (type, context, countries, stored) => {
      platform()
        .persist()
        .get('/api/v2/country')
        .query(true)
        .reply(200, { countries: [], callerCountryCode: 'PT' });
      await drawn({
        at: '/signup',
        tab: browserProfile().tab(),
        change: (document) =>
          void Object.assign(document, {
            authenticationProviders: [{ name: 'id' }, { name: 'generic', canSignUp: true }],
            settings: {
              ...(document['settings'] as object),
              addressCountryRestriction: [
                { type, context, countries },
                { type: 'BLACKLIST', context: 'REGISTRATION', countries: ['FR'] },
              ],
            },
          }),
      });
      await waitFor(() =>
        expect(document.querySelector('dialog[open], main a[href^="/login"]')).not.toBeNull(),
      );
      expect(screen.queryAllByRole('dialog', { name: 'No account from here' })).toHaveLength(stored ? 1 : 0);
    },
  );
});

describe('ENT-010 the profile of a viewer', () => {
  const menu = {
    layout: 'sidebar',
    items: [
      { type: 'view', title: { en: 'Mine', es: 'Lo mío' }, data: { view: 'account' } },
      { type: 'view', title: { en: 'Settings', es: 'Ajustes' }, data: { view: 'preferences' } },
    ],
  };
  const barOf = async (status: string, profile: object) => {
    platform()
      .persist()
      .get('/api/v2/user')
      .reply(200, { ...adult, profile });
    await drawn({
      at: '/no/such/page',
      change: (document) =>
        void Object.assign(document, {
          menus: { WEB: menu },
          settings: { ...(document['settings'] as object), profileConfiguration: { status } },
        }),
    });
    const bar = within(await screen.findByRole('banner'));
    await bar.findByRole('link', { name: 'Sign out' });
    return bar;
  };

  test('is not offered where the status of profiles is NONE', async () => {
    expect(
      (await barOf('NONE', { id: 'v', name: 'Vera', type: 'ADULT' })).getByRole('link', { name: 'Mine' }),
    ).toHaveAttribute('href', '/account');
  });

  test.each([
    ['CHILD', 0],
    ['ADULT', 1],
  ])('of the type %s has the preferences in the menu %i times', async (type, count) => {
    expect(
      (await barOf('ENABLED', { id: 'v', name: 'Vera', type })).queryAllByRole('link', { name: 'Settings' }),
    ).toHaveLength(count);
  });

  test.each([
    [true, 1],
    [false, 0],
  ])(
    'with a PIN, %s, is asked for it %i times when another profile switches to it',
    async (hasPin, count) => {
      const child = { id: 'm', name: 'Mila', type: 'CHILD' };
      platform()
        .persist()
        .get('/api/v2/user')
        .reply(200, { ...adult, profile: child });
      platform()
        .persist()
        .get('/api/v2/user/profile')
        .reply(200, {
          profiles: [{ id: 'v', name: 'Vera', type: 'ADULT', hasPin, main: true }, child],
          limit: 5,
        });
      const site = await drawn({ realm: 'lanterna', locale: 'en', at: '/profiles' });
      await userEvent.click(await screen.findByRole('button', { name: /Vera/ }));
      await waitFor(() =>
        expect(
          document.querySelector('dialog, input') !== null ||
            site.callsTo('POST', '/api/v2/user/profile/v/switch').length > 0,
        ).toBe(true),
      );
      expect(document.querySelectorAll('dialog')).toHaveLength(count);
      expect(site.callsTo('POST', '/api/v2/user/profile/v/switch')).toHaveLength(1 - count);
    },
  );
});
