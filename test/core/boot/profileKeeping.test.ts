/** What each profile of an account stores on a device, in the composed product (FAV-037, PLY-097). */
import { resumePositions } from '../../../core/sdk';
import { mutationServices } from '../../../core/platform/outbox/mutationServices';
import { Playback } from '../../../core/playback/Playback';
import { playbackService } from '../../../core/playback/playbackService';
import { sessionStore } from '../../../core/session/SessionStore';
import { browserProfile, compose, composedTests, platform, signedIn } from './composed';

composedTests();

const as = (token: string, profile: string) =>
  platform()
    .persist()
    .get('/api/v2/user')
    .matchHeader('authorization', `Bearer auth-${token}`)
    .reply(200, {
      id: '7',
      role: 'USER',
      isGuest: false,
      profile: { id: profile, name: profile, type: 'ADULT' },
    });

test('FAV-037 PLY-097 a profile resumes at its own position, in the player and on cards, and broadcasts its own changes', async () => {
  as('ada', 'vera');
  as('omar', 'omar');
  const page = await compose({ tab: browserProfile(signedIn()).tab() });
  const session = page.get(sessionStore);
  await session.start();
  const { resume } = page.get(playbackService).open((parts) => new Playback(parts));
  resume.keep('film', 600, 6_000);
  const positions = () => [resume.position('film'), page.get(resumePositions).position('film')];
  const owners = [page.get(mutationServices).viewerId()];
  expect(positions()).toEqual([600, 600]);

  await session.changeProfile({ authorisationToken: 'auth-omar', refreshToken: 'refresh-omar' });
  expect(positions()).toEqual([null, null]);
  owners.push(page.get(mutationServices).viewerId());
  resume.keep('film', 900, 6_000);

  await session.changeProfile({ authorisationToken: 'auth-ada', refreshToken: 'refresh-ada' });
  expect(positions()).toEqual([600, 600]);
  expect(owners).toEqual(['7 vera', '7 omar']);
});

test('PLY-097 a cleared position is cleared for cards and for the player: of one film, and of all', async () => {
  as('ada', 'vera');
  const page = await compose({ tab: browserProfile(signedIn()).tab() });
  await page.get(sessionStore).start();
  const { resume } = page.get(playbackService).open((parts) => new Playback(parts));
  const cards = page.get(resumePositions);
  const positions = () => ['one', 'two', 'three'].map((id) => [resume.position(id), cards.position(id)]);
  for (const id of ['one', 'two', 'three']) resume.keep(id, 600, 6_000);
  cards.forget('two');
  expect(positions()).toEqual([
    [600, 600],
    [null, null],
    [600, 600],
  ]);
  cards.forget();
  expect(positions()).toEqual([
    [null, null],
    [null, null],
    [null, null],
  ]);
});

test('PLY-097 a guest’s positions belong to this device, and to no account', async () => {
  const page = await compose();
  await page.get(sessionStore).start();
  const { resume } = page.get(playbackService).open((parts) => new Playback(parts));
  resume.keep('film', 600, 6_000);
  expect(page.get(resumePositions).position('film')).toBe(600);
});
