/** A card is only saved by the viewer whose page it was entered on, and a return from a bank only where it was begun. */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sessionStore } from '../../../core/session/SessionStore';
import cardsExamples from '../../../schemas/platform/examples/cards.json';
import { licence } from '../commerce/commerceFixture';
import { browserProfile, compose, composedTests, platform, signedIn, type BrowserTab } from './composed';
import { scriptOfStripe } from './paymentMethods';
import { openTab, user } from './paymentPlatform';

composedTests();
const stripe = scriptOfStripe();

const [first] = cardsExamples.cards.value.cards;
const fresh = { ...first, cardId: 'fresh', last4Digits: '3220', licences: [], default: false };
const setup = { providers: [{ id: 'ringside-stripe', name: 'stripe', kind: 'form' }], currency: 'EUR' };
const prepared = {
  targetPaymentProvider: 'stripe',
  clientSecret: 'seti_1_secret_x',
  paymentDetailsExternalId: 'seti_1',
  intentKind: 'setup',
};
const saved = '/api/v2/user/card';
const returned =
  'targetPaymentProvider=stripe&paymentProviderId=ringside-stripe&paymentMethodType=card&setup_intent=seti_1&redirect_status=succeeded';

function keepsCards(): void {
  const answers = platform().persist();
  answers.get('/api/v2/user/card').reply(200, { cards: [first] });
  answers.get('/api/v2/user/card/setup').reply(200, setup);
  answers.post('/api/v2/user/card').reply(200, { cards: [first, fresh] });
  answers.post('/api/v4/payment-method/init').reply(200, prepared);
  answers
    .post('/api/v4/payment-method/validate')
    .reply(200, { status: 'succeeded', paymentDetailsExternalId: 'seti_1' });
}

async function open(at: string, tab: BrowserTab) {
  platform().get('/api/v2/user').reply(200, user('7'));
  const site = await compose({ tab, at });
  await site.draw();
  return {
    site,
    posts: () => site.callsTo('POST', saved).map(({ headers }) => headers.get('authorization')),
  };
}

const enterCard = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Add a card' }));
  const form = await screen.findByRole('form', { name: 'Add a card' });
  await within(form).findByLabelText('Card number');
  // React's strict mode runs each effect twice: two pairs of fields would be a form that is replaced under the viewer's hands.
  expect(stripe().calls.filter((call) => call === 'elements')).toHaveLength(2);
  stripe().raise('change', { complete: true, elementType: 'payment' });
  return userEvent.click(await within(form).findByRole('button', { name: 'Save the card' }));
};

test('ACC-031 PAY-019 a card is not saved for the viewer who signs in in another tab while it is entered', async () => {
  keepsCards();
  const profile = browserProfile(signedIn());
  const other = await openTab(profile.tab());
  const { site, posts } = await open('/account?section=cards', profile.tab());
  stripe().confirmSetup = async () => {
    platform().get('/api/v2/user').times(2).reply(200, user('bo'));
    await other.get(sessionStore).signIn({ authorisationToken: 'auth-bo', refreshToken: 'refresh-bo' }, 'id');
    return { setupIntent: { id: 'seti_1', status: 'succeeded' } };
  };
  const before = site.callsTo('GET', saved).length;
  await enterCard();
  await waitFor(() => expect(site.get(sessionStore).viewer.id).toBe('bo'));
  // The page shows the cards of the viewer who is signed in now.
  await waitFor(() => expect(site.callsTo('GET', saved).length).toBeGreaterThan(before));
  await screen.findByRole('button', { name: 'Add a card' });
  expect(posts()).toEqual([]);
  expect(screen.queryByText(/3220/)).toBeNull();
});

describe.each([
  ['the cards of the account', '/account?section=cards', () => undefined],
  [
    'the page that moves a licence to another card',
    '/payment-update/pass-month',
    () =>
      platform()
        .persist()
        .get('/api/v2/licence-family')
        .query(true)
        .reply(200, {
          families: [],
          licences: [licence({ status: { status: 'ACTIVE', autoRenewingStatus: 'AUTO_RENEWING' } })],
        }),
  ],
])('L2 PAY-051 a link to %s that claims a return from a bank', (_, path, answers) => {
  const link = `${path}${path.includes('?') ? '&' : '?'}${returned}`;

  test('saves a card only after a press, where this tab has begun none', async () => {
    keepsCards();
    answers();
    const { site, posts } = await open(link, browserProfile(signedIn()).tab());
    expect(await screen.findByRole('heading', { name: 'Save this card?' })).toHaveFocus();
    expect([posts(), site.callsTo('POST', '/api/v4/payment-method/validate')]).toEqual([[], []]);
    await userEvent.click(screen.getByRole('button', { name: 'Save the card' }));
    await waitFor(() => expect(posts()).toEqual(['Bearer auth-ada']));
    expect(await screen.findByText(/3220/)).toBeVisible();
  });

  test('saves it at once where this tab was left for it, and asks when it is opened again', async () => {
    keepsCards();
    answers();
    const tab = browserProfile(signedIn()).tab();
    const { site } = await open(path, tab);
    // The bank's page opens in place of this one.
    stripe().confirmSetup = () => new Promise(() => undefined);
    await enterCard();
    await waitFor(() => expect(stripe().calls).toContain('confirmSetup'));
    site.close();
    document.body.replaceChildren();
    const back = await open(link, tab);
    await waitFor(() => expect(back.posts()).toEqual(['Bearer auth-ada']));
    expect(await screen.findByText(/3220/)).toBeVisible();
    back.site.close();
    document.body.replaceChildren();
    const again = await open(link, tab);
    await screen.findByRole('heading', { name: 'Save this card?' });
    expect(again.posts()).toEqual([]);
  });
});
