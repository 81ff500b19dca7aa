import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { CallError } from '../../../core/sdk';
import activate from '../../../plugins/account/linked/panel';
import manifest from '../../../plugins/account/linked/plugin.json';
import ownAccountExamples from '../../../schemas/platform/examples/ownAccount.json';
import { describeAccountPanel, fakeContext, renderInRuntime } from 'proscenium/kit';

const linked = ownAccountExamples.linkedAccounts.value;

HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
  this.open = false;
};
describeAccountPanel('account/linked', {
  manifest,
  activate,
  options: {},
  arrange: ({ platform }) => platform.answer('readLinkedAccounts', linked),
});

afterEach(cleanup);

function Place() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

const draw = async (unlinkAccount: unknown) => {
  const { runtime } = fakeContext<Readonly<Record<string, never>>>({ options: {} });
  runtime.platform.answer('readLinkedAccounts', linked).answer('unlinkAccount', unlinkAccount);
  const { View } = activate();
  await renderInRuntime(
    <>
      <View />
      <Place />
    </>,
    { runtime },
  );
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Unlink Google' }));
  const confirm = () =>
    [...screen.getByRole('dialog').querySelectorAll('button')].find(
      ({ textContent }) => textContent === 'Unlink',
    )!;
  await user.click(confirm());
  return { runtime };
};

test('ACC-030 SGN-108 once the account is unlinked, the viewer signs out and is sent to the login page', async () => {
  const { runtime } = await draw(undefined);
  await waitFor(() =>
    expect(screen.getByRole('status', { name: '' })).toHaveTextContent('/logout?from=%2Flogin'),
  );
  expect(runtime.platform.calls.at(-1)).toEqual({
    endpoint: 'unlinkAccount',
    input: { path: { provider: 'google' } },
  });
});

test.each([409, 500, 0])(
  'ACC-030 a refusal with %s shows the generic message, and nothing has changed',
  async (status) => {
    await draw(new CallError('unlinkAccount', status, 'lastWayIn', []));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Something did not work. Please try again later.',
    );
  },
);

test('ACC-030 without a linked account there is nothing to unlink', async () => {
  const { runtime } = fakeContext<Readonly<Record<string, never>>>({ options: {} });
  runtime.platform.answer('readLinkedAccounts', { linkedAccounts: [null, {}] });
  const { View } = activate();
  await renderInRuntime(<View />, { runtime });
  expect(await screen.findByText('No other account is linked yet')).toBeVisible();
});
