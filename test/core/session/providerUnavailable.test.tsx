/** What is shown in place of a provider that cannot be reached. */
import { screen } from '@testing-library/react';
import { ProviderUnavailable } from '../../../core/session/components/ProviderButton';
import { fakeContext, renderInRuntime } from '../../kit';

const draw = (takesFocus: boolean) =>
  renderInRuntime(<ProviderUnavailable provider="Google" takesFocus={takesFocus} retry={() => undefined} />, {
    runtime: fakeContext({ options: {} }).runtime,
  });

test('SGP-065 a provider that cannot be reached is announced; focus within it moves to the alternative', async () => {
  await draw(true);
  expect(screen.getByRole('status')).toHaveTextContent('Google cannot be reached right now.');
  expect(screen.getByRole('button', { name: 'Try again' })).toHaveFocus();
});

test('SGP-065 focus elsewhere is not moved', async () => {
  await draw(false);
  expect(document.body).toHaveFocus();
});
