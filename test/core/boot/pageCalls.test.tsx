/** The calls that pages of the composed product make, from their forms and addresses. */
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { compose, composedTests, platform, type Composed } from './composed';

composedTests();

async function at(address: string): Promise<Composed> {
  const site = await compose({ at: address });
  await site.draw();
  return site;
}

const first = async (site: Composed, method: string, path: string) => {
  await waitFor(() => expect(site.callsTo(method, path)).not.toEqual([]));
  return site.callsTo(method, path)[0];
};

test('API-040 PWD-011 PWD-007 requesting a new password posts id and provider without a token, and confirms that a mail was sent', async () => {
  platform().post('/api/v2/reset-password/create').reply(204);
  const site = await at('/login/request-password');
  await userEvent.type(await screen.findByRole('textbox'), 'ada@example.org{Enter}');
  const call = await first(site, 'POST', '/api/v2/reset-password/create');
  expect(call?.body).toMatchObject({ id: 'ada@example.org' });
  expect(call?.headers.get('authorization')).toBeNull();
});

test('API-041 PWD-031 PWD-032 confirming an email posts its token once', async () => {
  platform().post('/api/v2/user/email-confirmation').reply(200, { id: 'ada@example.org' });
  const site = await at('/email-confirmation?token=t1');
  const call = await first(site, 'POST', '/api/v2/user/email-confirmation');
  expect(call?.body).toEqual({ token: 't1' });
  expect(site.callsTo('POST', '/api/v2/user/email-confirmation')).toHaveLength(1);
});

test('API-060 CAT-044 CAT-058 a search in the address is made with its query', async () => {
  const site = await at('/search?query=ring');
  const call = await first(site, 'GET', '/api/v2/content-search');
  expect(new URL(call?.path ?? '', 'https://platform.test').searchParams.get('query')).toBe('ring');
});
