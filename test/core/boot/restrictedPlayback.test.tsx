/** PLY-029, PLY-030: restricted content in the composed product. */
import { screen, waitFor } from '@testing-library/react';
import { composedTests, platform } from './composed';
import { film, pass, watching, type Given, type Watching } from './playing';

composedTests();
const started = (page: Watching): Promise<void> => waitFor(() => expect(page.starts).not.toEqual([]));

describe('PLY-029 PLY-030 restricted content', () => {
  const open = (content: object, given: Given = {}): Promise<Watching> =>
    watching('/video/7', {
      ...given,
      answers: { 'GET /api/v4/vod/7': { ...film, ...content }, ...given.answers },
    });

  test.each([
    [
      'DENIED sells its licences',
      { accessLevel: 'DENIED', availableLicences: [pass] },
      'Get your place',
      'Month pass',
    ],
    [
      'GRANTED_ON_SIGN_IN asks for that',
      { accessLevel: 'GRANTED_ON_SIGN_IN', availableLicences: [pass] },
      'Sign in to watch',
      null,
    ],
    [
      'GEOBLOCKED says so and sells nothing',
      { accessLevel: 'GEOBLOCKED', availableLicences: [pass] },
      'Not shown where you are',
      null,
    ],
    [
      'GRANTED, not available on the web',
      { onlinePlayback: 'UNAVAILABLE', availableLicences: [pass] },
      'Not available right now',
      null,
    ],
    [
      'a level that is not there is as DENIED',
      { accessLevel: null, availableLicences: [pass] },
      'Get your place',
      'Month pass',
    ],
  ])('%s', async (_, content, heading, licence) => {
    const page = await open(content, { member: false });
    expect(await screen.findByRole('heading', { name: heading })).toBeVisible();
    expect(screen.queryAllByText('Month pass')).toHaveLength(licence === null ? 0 : 1);
    expect(page.site.callsTo('POST', '/api/v5/manifest')).toEqual([]);
  });

  test('GRANTED plays', async () => {
    await started(await open({}));
  });

  test('a manifest that is refused with status 403 and licences sells those', async () => {
    platform()
      .post('/api/v5/manifest/video/7')
      .query(true)
      .reply(403, { status: 403, messages: [], licences: [pass] });
    const page = await open({});
    expect(await screen.findByText('Month pass')).toBeVisible();
    expect(page.starts).toEqual([]);
  });
});
