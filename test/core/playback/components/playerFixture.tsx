/** A rendered player over a fake engine. */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Player, type PlayerProps } from '../../../../core/playback/components/Player';
import { clock as clockToken } from '../../../../core/sdk';
import { fakeContext } from '../../../kit';
import { renderInRuntime } from '../../../kit/renderInRuntime';
import { fakeServices, type FakeEngine } from '../fakePlayback';

export async function drawn({
  props = {},
  prepare,
  locale = 'en',
  answer,
  live = false,
  choices = '',
}: {
  props?: Partial<PlayerProps>;
  prepare?: (engine: FakeEngine) => void;
  locale?: string;
  answer?: unknown;
  live?: boolean;
  choices?: string;
} = {}) {
  const fake = fakeServices({ choices });
  if (prepare !== undefined) fake.prepare = prepare;
  if (answer !== undefined) fake.platform.answer('requestVideoManifest', answer);
  const { runtime } = fakeContext({ options: {} });
  const service: typeof runtime.service = (token) =>
    token.key === clockToken.key ? (fake.clock as never) : runtime.service(token);
  const playbackSession = fake.room.playbackSession({
    kind: live ? 'live' : 'vod',
    id: 'v1',
    duration: 120,
    progress: null,
  });
  const onBack = jest.fn();
  const onNext = jest.fn();
  const rendered = await renderInRuntime(
    <Player
      playbackSession={playbackSession}
      title="The long round"
      still={null}
      signInPath="/login"
      onBack={onBack}
      onNext={onNext}
      {...props}
    />,
    { runtime: { ...runtime, service }, locale },
  );
  const user = userEvent.setup();
  return {
    ...rendered,
    ...fake,
    playbackSession,
    user,
    onBack,
    onNext,
    engine: fake.engines[0] as FakeEngine,
    state: fake.room.player.state,
  };
}

export const player = () => screen.getByRole('region', { name: /The long round/ });
