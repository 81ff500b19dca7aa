/** The preferences, as a panel of the account and at their own address. */
import { act, screen, waitFor } from '@testing-library/react';
import { PREFERENCES_CHANGED } from '../../../../core/account/pages/preferenceNews';
import { CallError } from '../../../../core/sdk';
import { accountFixture } from './accountFixture';

// The simulated browser has no media queries.
window.matchMedia ??= (() => undefined) as never;

const stored = {
  readPreferences: { language: 'en', audioLanguage: 'es', autoAdvance: false, videoBackgroundAutoPlay: true },
  writePreferences: undefined,
};

test('FAV-025 /preferences opens the panel of the account', async () => {
  const { here } = await accountFixture('/preferences', { answers: stored });
  expect(here().pathname + here().search).toBe('/account?section=preferences');
  expect(await screen.findByLabelText('Sound')).toHaveValue('es');
});

test('FAV-022 each change is sent with the rest, and applied where it matters', async () => {
  const { runtime, user, chosen } = await accountFixture('/account?section=preferences', { answers: stored });
  await user.selectOptions(await screen.findByLabelText('Subtitles'), 'en');
  await user.click(screen.getByLabelText('The next episode'));
  await waitFor(() => expect(chosen).toEqual(['{"subTitleLanguage":"en"}', '{"autoAdvance":true}']));
  expect(runtime.platform.calls.at(-1)).toEqual({
    endpoint: 'writePreferences',
    input: { body: { ...stored.readPreferences, subTitleLanguage: 'en', autoAdvance: true } },
  });
});

test('FAV-027 another language changes the page and is stored', async () => {
  const { runtime, user, chosen } = await accountFixture('/account?section=preferences', { answers: stored });
  await user.selectOptions(await screen.findByLabelText(/Language of the site/), 'es');
  await waitFor(() => expect(chosen).toEqual(['es', '{"language":"es"}']));
  expect(runtime.platform.calls.at(-1)).toMatchObject({ input: { body: { language: 'es' } } });
});

test('FAV-026 sound is offered only with moving pictures', async () => {
  const { user } = await accountFixture('/account?section=preferences', { answers: stored });
  const moving = await screen.findByLabelText('Moving pictures behind a page’s head');
  expect(screen.getByLabelText('Their sound')).not.toBeChecked();
  await user.click(moving);
  expect(screen.queryByLabelText('Their sound')).toBeNull();
});

test('a refused change is rolled back with a message, and can be retried', async () => {
  const { runtime, user } = await accountFixture('/account?section=preferences', {
    answers: { ...stored, writePreferences: new CallError('writePreferences', 500, 'any', []) },
  });
  await user.click(await screen.findByLabelText('The next episode'));
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.getByLabelText('The next episode')).not.toBeChecked();
  runtime.platform.answer('writePreferences', undefined);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.getByLabelText('The next episode')).toBeChecked());
});

test('FAV-021 a change in another window shows here at once, and is not undone by the next change', async () => {
  const { runtime, user } = await accountFixture('/account?section=preferences', { answers: stored });
  await screen.findByLabelText('Subtitles');
  runtime.platform.answer('readPreferences', { ...stored.readPreferences, subTitleLanguage: 'en' });
  act(
    () =>
      void dispatchEvent(
        new StorageEvent('storage', { key: PREFERENCES_CHANGED, storageArea: localStorage }),
      ),
  );
  await waitFor(() => expect(screen.getByLabelText('Subtitles')).toHaveValue('en'));
  await user.click(screen.getByLabelText('The next episode'));
  await waitFor(() =>
    expect(runtime.platform.calls.at(-1)).toMatchObject({
      endpoint: 'writePreferences',
      input: { body: { subTitleLanguage: 'en', autoAdvance: true } },
    }),
  );
});
