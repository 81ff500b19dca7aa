/** Reviews: validation, sending, and failures. */
import { ReviewStore } from '../../../core/content/ReviewStore';
import { CallError } from '../../../core/sdk';
import { FakePlatform } from '../../kit';
const down = (id: string, status = 500) => new CallError(id, status, 'x', []);

function runtime() {
  const client = new FakePlatform();
  const reported: unknown[] = [];
  const asked = (endpoint: string) =>
    client.calls.filter((call) => call.endpoint === endpoint).map(({ input }) => input);
  return { client, reported, asked, parts: { client, report: (error: unknown) => reported.push(error) } };
}

const review = (mayReview = true) => {
  const made = runtime();
  return { ...made, store: new ReviewStore('v1', { ...made.parts, mayReview: () => mayReview }) };
};

test('CAT-061 CAT-062 nothing invalid is sent, and errors are shown once sending was tried', async () => {
  const { store, asked } = review();
  store.toggle();
  expect([store.open, store.problems]).toEqual([true, { rating: null, text: null }]);
  await store.submit();
  expect(store.problems).toEqual({ rating: 'reviewRatingMissing', text: 'reviewTextMissing' });
  store.rate(4);
  store.write('x'.repeat(1001));
  await store.submit();
  expect([store.problems.text, asked('writeReview')]).toEqual(['reviewTextTooLong', []]);
});

test('CAT-062 FRM-036 nothing is sent when the viewer may not review', async () => {
  const { store, asked } = review(false);
  store.rate(4);
  store.write('Good.');
  await store.submit();
  expect([store.outcome, asked('writeReview')]).toEqual(['reviewFailed', []]);
});

test('CAT-063 FRM-036 a posted review is confirmed and closes the form', async () => {
  const { store, client, asked } = review();
  client.answer('writeReview', { id: 'r', rating: 4, text: 'Good.' });
  store.toggle();
  store.rate(4);
  store.write(' Good. ');
  await store.submit();
  expect(asked('writeReview')).toMatchObject([{ path: { id: 'v1' }, body: { rating: 4, text: 'Good.' } }]);
  expect([store.outcome, store.open, store.text]).toEqual(['reviewPosted', false, '']);
});

test('CAT-064 FRM-036 a failed review shows an error and keeps the form with its content', async () => {
  const { store, client } = review();
  client.answer('writeReview', down('writeReview'));
  store.toggle();
  store.rate(4);
  store.write('Good.');
  await store.submit();
  expect([store.outcome, store.open, store.rating, store.text]).toEqual(['reviewFailed', true, 4, 'Good.']);
});
