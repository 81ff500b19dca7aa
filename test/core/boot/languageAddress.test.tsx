/** The language of a page whose address belongs to one language, in the composed product. */
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messageStore } from '../../../core/boot/tokens';
import { navigation } from '../../../core/sdk';
import { browserProfile, compose, composedTests, type ComposeOptions } from './composed';

composedTests();

const path = (): string => window.location.pathname + window.location.search;
const stored = (language: string) => browserProfile({ selectedLanguage: language }).tab();

/** Languages of one route table, the second with a prefix. */
const prefixed: Pick<ComposeOptions, 'realm' | 'change'> = {
  realm: 'noor',
  change: (document) => {
    const { offered } = document['locales'] as { offered: { code: string; address?: object }[] };
    for (const locale of offered) if (locale.code === 'en') locale.address = { prefix: 'en' };
  },
};

describe('ROU-118 the language of the address', () => {
  test.each<[at: string, served: string, chosen: string]>([
    ['/envivo/7', 'es', 'en'],
    ['/live/7', 'en', 'es'],
  ])('%s stays %s for a viewer who chose %s, and the choice stays too', async (at, locale, chosen) => {
    const tab = stored(chosen);
    const { get } = await compose({ at, locale, tab });
    expect(get(messageStore).locale).toBe(locale);
    expect(tab.localValues.read('selectedLanguage')).toBe(chosen);
  });

  test('is nobody’s at a page with the same path in both: it is shown as the viewer chose', async () => {
    const { get } = await compose({ at: '/video/7', locale: 'en', tab: stored('es') });
    expect(get(messageStore).locale).toBe('es');
  });

  test('follows a choice on the page', async () => {
    const { get, draw } = await compose({ at: '/proximamente?a=b', locale: 'es', tab: stored('en') });
    await draw();
    await act(async () => void (await get(messageStore).setLocale('en')));
    await waitFor(() => expect(path()).toBe('/upcoming?a=b'));
  });
});

describe('ROU-119 a language with a prefix', () => {
  test('has it in its links, and a choice of language leads to the same page with and without it', async () => {
    const { get, draw } = await compose({ ...prefixed, at: '/en/upcoming', locale: 'en', tab: stored('ar') });
    await draw();
    expect(get(messageStore).locale).toBe('en');
    expect([get(navigation).hrefOf('BROWSE'), get(navigation).hrefOf('OIDC_LOGIN')]).toEqual([
      '/en/browse',
      '/oidc/login',
    ]);
    const [badge] = await screen.findAllByRole('button', { name: /^EN\./ });
    await userEvent.click(badge as HTMLElement);
    await userEvent.click(screen.getByRole('button', { name: 'العربية' }));
    await waitFor(() => expect(path()).toBe('/upcoming'));
    await act(async () => void (await get(messageStore).setLocale('en')));
    await waitFor(() => expect(path()).toBe('/en/upcoming'));
  });
});
