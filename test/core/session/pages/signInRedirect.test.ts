/** Who may stay on a provider's page while signed in. */
import { signInRedirect, type SignInPageState } from '../../../../core/session/pages/signInRedirect';
import { signInEntries, type SignInEntry } from '../../../../core/session/signInEntries';
import { entry, idEntry, idPlugin, plugin, realmWith } from '../signInFixture';

const plugins = [idPlugin, plugin('partner', { presentation: 'form', forViewers: true })];
const entries = signInEntries(realmWith([idEntry, entry('partner')], { plugins }), () => undefined);
const [id, partner] = entries as [SignInEntry, SignInEntry];
const onward = { to: 'onward' };

test.each<[string, Partial<SignInPageState>, object | null]>([
  ['SGN-041 nobody who is signed in', { entry: partner }, onward],
  ['SGP-043 one who comes back from a partner', { entry: partner, answered: true }, null],
  ['SGP-049 one whom the partner could not serve', { entry: partner, journey: 'failed' }, null],
  ['SGP-053 one who is shown what is theirs', { entry: partner, journey: 'showing' }, null],
  ['one who turned back at the partner goes on', { entry: partner, journey: 'cancelled' }, onward],
  ['nobody comes back to a provider that serves guests alone', { entry: id, answered: true }, onward],
])('%s', (_, place, expected) => {
  const base: SignInPageState = {
    type: 'login',
    search: '',
    entries,
    entry: undefined,
    named: true,
    role: 'LOGIN_PROVIDER',
    listed: false,
    session: 'viewer',
    journey: 'idle',
    answered: false,
  };
  expect(signInRedirect({ ...base, ...place })).toEqual(expected);
});
