/** A player with parts given by a test. */
import { act, screen } from '@testing-library/react';
import { Player, type PlayerProps } from '../../../../core/playback/components/Player';
import { PluginRegistry, type PluginModules } from '../../../../core/plugins/PluginRegistry';
import type { EnabledPlugin } from '../../../../core/realm/checkedRealm';
import {
  clock as clockToken,
  type PlayerPart,
  type PlayerPlace,
  type PluginContext,
} from '../../../../core/sdk';
import { fakeContext, renderInRuntime } from '../../../kit';
import { fakeServices, type FakeEngine } from '../fakePlayback';

export interface Part {
  readonly slots: readonly PlayerPlace[];
  readonly part: PlayerPart | (() => never);
  readonly opensStream?: boolean;
}

export async function drawn(parts: Readonly<Record<string, Part>>, props: Partial<PlayerProps> = {}) {
  const fake = fakeServices();
  const { runtime } = fakeContext({ options: {} });
  const service: typeof runtime.service = (token) =>
    token.key === clockToken.key ? (fake.clock as never) : runtime.service(token);
  const plugins = Object.entries(parts).map(([id, { slots, opensStream = false }]): EnabledPlugin => ({
    id,
    title: id,
    options: {},
    contributes: { 'player-part': [{ name: 'part', slots, opensStream }] },
    scriptSources: [],
    storage: [],
  }));
  const modules: PluginModules = Object.fromEntries(
    Object.entries(parts).map(([id, { part }]) => [
      id,
      { 'player-part/part': async () => ({ default: () => (typeof part === 'function' ? part() : part) }) },
    ]),
  );
  const failures: string[] = [];
  const registry = new PluginRegistry(
    plugins,
    modules,
    () => ({}) as PluginContext,
    fake.clock,
    (failure) => failures.push(failure.message),
  );
  const playbackSession = fake.room.playbackSession({ kind: 'vod', id: 'v1', duration: 120, progress: null });
  const rendered = await renderInRuntime(
    <Player
      playbackSession={playbackSession}
      title="The long round"
      still={null}
      signInPath="/login"
      onBack={jest.fn()}
      {...props}
    />,
    {
      runtime: { ...runtime, service },
      registry,
    },
  );
  await act(async () => undefined);
  return { ...rendered, ...fake, playbackSession, registry, failures, engine: fake.engines[0] as FakeEngine };
}

export const player = () => screen.getByRole('region', { name: /The long round/ });
export const boom = () => {
  throw new Error('boom');
};
