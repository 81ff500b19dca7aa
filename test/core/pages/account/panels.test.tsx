import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { CallError, SignInFailure } from '../../../../core/sdk';
import ownAccountExamples from '../../../../schemas/platform/examples/ownAccount.json';
import { entry } from '../../session/signInFixture';
import { accountFixture, maeve } from './accountFixture';

const history = ownAccountExamples.paymentHistory.value;
const marketing = ownAccountExamples.marketingPreferences.value;

window.matchMedia ??= (() => undefined) as never;
HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
  this.open = false;
};
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

const down = new CallError('any', 500, 'down', []);
const bodyOf = (runtime: Awaited<ReturnType<typeof accountFixture>>['runtime'], endpoint: string) =>
  runtime.platform.calls.findLast((call) => call.endpoint === endpoint)?.input['body'];

describe('details', () => {
  test('ACC-024 SGN-091 name is required, email is required and read only, address is a choice that may be left out', async () => {
    await accountFixture('/account?section=details');
    const name = await screen.findByRole('textbox', { name: /^Name/ });
    const email = screen.getByRole('textbox', { name: /^Email/ });
    const address = screen.getByRole('combobox', { name: 'Country of residence' });
    expect([name, email].map((field) => field.hasAttribute('required'))).toEqual([true, true]);
    expect(email).toHaveAttribute('readonly');
    expect(email).toHaveValue('maeve@ringside.example');
    expect(address).not.toHaveAttribute('required');
  });

  test('ACC-023 ACC-024 changed fields are saved, the email never', async () => {
    const { user, runtime } = await accountFixture('/account?section=details');
    const name = await screen.findByRole('textbox', { name: /^Name/ });
    await user.clear(name);
    await user.type(name, 'Maeve Q');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Country of residence' }), 'BR');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Saved.')).toBeVisible();
    expect(bodyOf(runtime, 'writeUserDetails')).toEqual({ name: 'Maeve Q', address: { country: 'BR' } });
    await user.type(name, 'u');
    expect(screen.queryByText('Saved.')).toBeNull();
  });

  test('ACC-025 each field shows its own error message', async () => {
    const { user } = await accountFixture('/account?section=details', {
      viewer: { ...maeve, email: null },
      answers: { readUserDetails: {} },
    });
    const email = await screen.findByRole('textbox', { name: /^Email/ });
    const save = screen.getByRole('button', { name: 'Save' });
    await user.click(save);
    expect(screen.getByText('Enter your name.')).toBeVisible();
    expect(screen.getByText('Enter your email address.')).toBeVisible();
    expect(screen.getByRole('textbox', { name: /^Name/ })).toHaveFocus();
    await user.type(email, 'maeve@nowhere');
    await user.click(save);
    expect(screen.getByText('This does not look like an email address.')).toBeVisible();
  });

  test('ACC-032 details that cannot be read show an error, and a press retries', async () => {
    const { user, runtime, settle } = await accountFixture('/account?section=details', {
      answers: { readUserDetails: down },
    });
    await screen.findByRole('alert');
    runtime.platform.answer('readUserDetails', { name: 'Maeve Quinn' });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await settle();
    expect(await screen.findByRole('textbox', { name: /^Name/ })).toHaveValue('Maeve Quinn');
  });
});

test('ACC-031 FRM-013 the address follows its country and is replaced as a whole', async () => {
  const { user, runtime } = await accountFixture('/account?section=addresses', {
    answers: { readAddress: { country: 'PT', city: 'Lisboa' }, writeAddress: {} },
  });
  expect(await screen.findByRole('textbox', { name: /City/ })).toHaveValue('Lisboa');
  await user.selectOptions(screen.getByRole('combobox', { name: /Country/ }), 'BR');
  await user.type(screen.getByRole('textbox', { name: /CEP/ }), '01001-000');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Saved.');
  expect(bodyOf(runtime, 'writeAddress')).toEqual({ country: 'BR', postalCode: '01001-000' });
});

describe('payments', () => {
  test('ACC-010 ACC-019 a record shows description, date, amount, card and status, and has its document', async () => {
    await accountFixture('/account?section=payments', { answers: { readPayments: history } });
    const [first, second] = await screen
      .findAllByRole('listitem', { name: '' })
      .then((items) => items.filter((item) => item.querySelector('time')));
    expect(first).toHaveTextContent(
      /11\/20\/2026.*Ringside Pass.*Paid invoice.*Visa ending in 4242.*Invoice for November.*€12\.99.*Paid/,
    );
    expect(first?.querySelector('a')).toHaveAttribute(
      'href',
      'https://platform.example/documents/pay-31.pdf',
    );
    expect(second?.querySelector('a')).toBeNull();
  });

  test('ACC-017 more is shown on request, and the focus moves to the first of it', async () => {
    const { user, runtime, settle } = await accountFixture('/account?section=payments', {
      answers: {
        readPayments: ({ query }: { query: { p: number } }) => ({
          items: [{ id: `p${query.p}`, name: `Month ${query.p}`, date: 1, itemType: 'PAID_ORDER' }],
          page: query.p,
          totalPages: 2,
        }),
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Show earlier ones' }));
    await settle();
    expect(screen.getByText('Month 2').closest('li')).toHaveFocus();
    expect(screen.getByRole('status')).toHaveTextContent('2');
    expect(screen.queryByRole('button', { name: 'Show earlier ones' })).toBeNull();
    expect(runtime.platform.calls.filter(({ endpoint }) => endpoint === 'readPayments')).toHaveLength(2);
  });

  test('ACC-017 ROU-113 going back in the history restores all loaded records, without a call', async () => {
    const { user, runtime, settle, go } = await accountFixture('/account?section=payments', {
      answers: {
        readPayments: ({ query }: { query: { p: number } }) => ({
          items: [{ id: `p${query.p}`, name: `Month ${query.p}`, date: 1, itemType: 'PAID_ORDER' }],
          page: query.p,
          totalPages: 3,
        }),
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Show earlier ones' }));
    await settle();
    await go('/before');
    expect(screen.queryByText('Month 2')).toBeNull();
    await go(-1);
    expect(
      [screen.getByText('Month 1'), screen.getByText('Month 2')].map((line) => line.isConnected),
    ).toEqual([true, true]);
    expect(runtime.platform.calls.filter(({ endpoint }) => endpoint === 'readPayments')).toHaveLength(2);
    expect(screen.getByText('Month 2').closest('li')).not.toHaveFocus();
  });

  test.each([
    ['ACC-018 nothing paid', { items: [], page: 1, totalPages: 0 }, 'Nothing paid yet'],
    [
      'ACC-032 ERR-026 a failure without words of its own',
      down,
      'Something went wrong on our side. Try again in a moment.',
    ],
  ])('%s', async (_rule, readPayments, words) => {
    await accountFixture('/account?section=payments', { answers: { readPayments } });
    expect(await screen.findByText(words)).toBeVisible();
  });
});

test('ACC-026 ACC-027 ACC-028 answers to marketing are sent once one is changed; a failure keeps them', async () => {
  const { user, runtime } = await accountFixture('/account?section=marketing', {
    answers: { readMarketingPreferences: marketing, writeMarketingPreferences: down },
  });
  const save = await screen.findByRole('button', { name: 'Save' });
  expect(save).toBeDisabled();
  const partners = screen.getByRole('checkbox', { name: 'Offers of our partners' });
  await user.click(partners);
  expect(save).toBeEnabled();
  await user.click(save);
  expect(await screen.findByRole('alert')).toHaveTextContent('Your choices are still here');
  expect(partners).toBeChecked();
  runtime.platform.answer('writeMarketingPreferences', {
    preferences: marketing.preferences.map((each) => ({ ...each, answer: true })),
  });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Saved.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
});

describe('security', () => {
  const fill = async (
    user: Awaited<ReturnType<typeof accountFixture>>['user'],
    [current, next, again]: readonly [string, string, string],
  ) => {
    const enter = async (field: HTMLElement, words: string) => {
      await user.click(field);
      await user.paste(words);
    };
    await enter(await screen.findByLabelText(/^Current password/), current);
    await enter(screen.getByLabelText(/^New password/), next);
    await enter(screen.getByLabelText(/again|Repeat/i), again);
    await user.click(screen.getByRole('button', { name: 'Change password' }));
  };

  test('PWD-024 each of its three fields can be shown', async () => {
    await accountFixture('/account?section=security', {});
    const current = await screen.findByLabelText(/^Current password/);
    const fields = [current, screen.getByLabelText(/^New password/), screen.getByLabelText(/again|Repeat/i)];
    const eyes = screen.getAllByRole('button', { name: 'Show the password' });
    expect(eyes).toHaveLength(3);
    eyes.forEach((eye, index) => {
      expect(fields[index]).toHaveAttribute('type', 'password');
      fireEvent.pointerDown(eye);
      expect(fields[index]).toHaveAttribute('type', 'text');
    });
  });

  test('ACC-033 the platform gets the present password and the new one', async () => {
    const { user, runtime } = await accountFixture('/account?section=security', {
      answers: { changePassword: undefined },
    });
    await fill(user, ['Proscenium1!', 'Proscenium2!', 'Proscenium2!']);
    expect(await screen.findByText(/Your password is changed/)).toBeVisible();
    expect(bodyOf(runtime, 'changePassword')).toEqual({
      current: 'Proscenium1!',
      secret: 'Proscenium2!',
      provider: 'id',
    });
    expect(screen.getByLabelText(/^Current password/)).toHaveValue('');
    expect(screen.getByText(/Your password is changed/).closest('[tabindex]')).toHaveFocus();
  });

  test('ACC-033 ERR-013 a wrong one is shown above the fields, which stay as they were', async () => {
    const { user } = await accountFixture('/account?section=security', {
      provider: { changePassword: () => Promise.reject(new SignInFailure('invalidCurrentCredentials')) },
    });
    await fill(user, ['Proscenium1!', 'Proscenium2!', 'Proscenium2!']);
    expect(await screen.findByRole('alert')).toHaveTextContent('This is not your current password.');
    expect(screen.getByLabelText(/^New password/)).toHaveValue('Proscenium2!');
  });

  test('PWD-018 an invalid value is shown at its field, and no call is made', async () => {
    const { user, runtime } = await accountFixture('/account?section=security');
    await fill(user, ['x', 'short', 'shorter']);
    expect(screen.getByLabelText(/^New password/)).toHaveFocus();
    expect(screen.getAllByText(/./, { selector: '[id$="-error"]' })).toHaveLength(2);
    expect(bodyOf(runtime, 'changePassword')).toBeUndefined();
  });

  test('ACC-029 ACC-034 a provider with a page of its own is opened', async () => {
    await accountFixture('/account?section=security', {
      entries: [
        entry('openid', {
          clientName: 'acme',
          label: 'Acme ID',
          resetUri: 'https://acme.example/password',
          apps: [],
        }),
      ],
    });
    expect(await screen.findByRole('link', { name: 'Go to Acme ID' })).toHaveAttribute(
      'href',
      'https://acme.example/password',
    );
  });

  test('ACC-029 a provider without a change in place mails a link', async () => {
    await accountFixture('/account?section=security', { provider: {} });
    expect(await screen.findByRole('link', { name: 'Ask for the link' })).toHaveAttribute(
      'href',
      '/login/request-password?providerName=id',
    );
  });
});

test('SGN-061 SGN-108 signing out everywhere asks first, ends all sessions and arrives at the login page after signing out', async () => {
  const { user, runtime, here } = await accountFixture('/account?section=devices', {
    answers: { endSessions: down },
  });
  await user.click(await screen.findByRole('button', { name: 'Sign out everywhere' }));
  const dialog = await screen.findByRole('dialog');
  const confirm = () =>
    [...dialog.querySelectorAll('button')].find((button) => button.textContent === 'Sign out everywhere')!;
  await user.click(confirm());
  expect(await screen.findByRole('alert')).toBeVisible();
  runtime.platform.answer('endSessions', undefined);
  await user.click(confirm());
  await waitFor(() => expect(here().pathname).toBe('/logout'));
  expect(here().searchParams.get('from')).toBe('/login');
});
