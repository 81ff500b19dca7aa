/** Contract of every player part. */
import { cleanup } from '@testing-library/react';
import { act } from 'react';
import { playerCommand } from '../../../core/playback/rules/playerKeys';
import type { PlaybackFacts, PlayerActionProps, PlayerControlProps, PlayerPlace } from '../../../core/sdk';
import { FakePlaybackSession, figures, noFacts } from '../fakePlaybackSession';
import { renderInRuntime } from '../renderInRuntime';
import { everyContribution } from './everyContribution';
import { activated, factsOf, type ContractSubject } from './subject';

const live = { kind: 'live', id: 'e1', title: 'The main event' } as const;
const marked: PlaybackFacts = {
  ...noFacts,
  skipMarkers: ['INTRO', 'RECAP', 'CREDITS', 'ANOTHER'].map((type, place) => ({
    type,
    startTimeMs: place * 30_000,
    stopTimeMs: (place + 1) * 30_000,
  })),
  watermark: { imageUrl: 'https://cdn.example/mark.png', position: 'BOTTOM_LEFT' },
};
const next = { id: 'v2', title: 'The rematch', type: 'VOD' } as const;
/** Playback sessions in every state that a part may encounter. */
const showings: readonly (readonly [string, () => FakePlaybackSession])[] = [
  ['a film that plays', () => new FakePlaybackSession()],
  [
    'a film that is on its way',
    () => new FakePlaybackSession({ state: 'preparing', position: 0, duration: 0, measured: null }),
  ],
  ['a film that is paused', () => new FakePlaybackSession({ state: 'paused' })],
  ['a film that is over', () => new FakePlaybackSession({ state: 'ended', position: 120 })],
  ['a film of which everything is said', () => new FakePlaybackSession({ facts: marked })],
  [
    'a film of which nothing is known yet',
    () => new FakePlaybackSession({ state: 'preparing', started: false, facts: null }),
  ],
  [
    'a film that another one follows',
    () => new FakePlaybackSession({ state: 'ended', position: 120, following: { next, autoAdvance: true } }),
  ],
  ['a film that failed', () => new FakePlaybackSession({ state: 'stopped' })],
  [
    'a broadcast',
    () => new FakePlaybackSession({ content: live, live: true, measured: { ...figures, latency: 6.5 } }),
  ],
  [
    'a broadcast without a recording',
    () => new FakePlaybackSession({ content: live, live: true, duration: 0 }),
  ],
];

/** Runs the suite under the given title. */
export function describePlayerPart<Options>(
  title: string,
  subject: ContractSubject<'player-part', Options>,
): void {
  const slots = factsOf(subject, 'player-part')['slots'] as readonly PlayerPlace[];

  const draw = async (playbackSession: FakePlaybackSession, { locale = 'en', presses = false } = {}) => {
    const { contribution, runtime } = await activated('player-part', subject);
    const { views, keys = {} } = contribution;
    const drawn = await renderInRuntime(
      <>
        {Object.entries(views).map(([slot, View]) => (
          <div key={slot} data-slot={slot}>
            <View playbackSession={playbackSession} Control={FakeControl} Action={FakeAction} />
          </div>
        ))}
      </>,
      { runtime, locale },
    );
    if (presses) act(() => Object.values(keys).forEach((run) => run(playbackSession)));
    return { ...drawn, runtime, contribution };
  };

  describe(`the contract of a player part: ${title}`, () => {
    afterEach(cleanup);
    everyContribution('player-part', subject);

    test('it draws in slots that its manifest names, and only there', async () => {
      const { contribution } = await activated('player-part', subject);
      expect(slots.length).toBeGreaterThan(0);
      expect(slots).toEqual(expect.arrayContaining(Object.keys(contribution.views)));
      expect(slots.includes('timeline')).toBe(contribution.annotate !== undefined);
      if (contribution.begin !== undefined) expect(slots).toContain('adBreak');
      expect(
        Object.keys(contribution.views).length +
          Object.keys(contribution.keys ?? {}).length +
          (contribution.annotate === undefined ? 0 : 1),
      ).toBeGreaterThan(0);
    });

    test('it renders nothing without playback facts, and never blocks playback', async () => {
      const { contribution } = await activated('player-part', subject);
      for (const facts of [null, noFacts]) {
        const { signal } = new AbortController();
        const playbackSession = new FakePlaybackSession({ state: 'preparing', started: false, facts });
        expect((await contribution.annotate?.(playbackSession, signal)) ?? []).toEqual([]);
        await contribution.begin?.(playbackSession, signal);
        expect(playbackSession.calls).toEqual([]);
      }
    });

    test('its overlay on the video is not interactive', async () => {
      const { container } = await draw(new FakePlaybackSession({ facts: marked }), { presses: true });
      expect(
        container.querySelectorAll('[data-slot="picture"] :is(a, button, input, select, [tabindex])'),
      ).toHaveLength(0);
    });

    test('its shortcuts are valid combinations that the player does not use', async () => {
      const { contribution } = await activated('player-part', subject);
      for (const combination of Object.keys(contribution.keys ?? {})) {
        expect(combination).toMatch(/^((Control|Alt|Shift|Meta)\+)*([A-Z]|[^\sa-z]|[A-Z][A-Za-z0-9]+)$/);
        const [key = '', ...held] = combination.split('+').reverse();
        expect(
          playerCommand({
            key,
            ctrlKey: held.includes('Control'),
            altKey: held.includes('Alt'),
            metaKey: held.includes('Meta'),
          }),
        ).toBeNull();
      }
    });

    test.each(showings)(
      'it supports %s, before and after its keys, and unmounts cleanly',
      async (_what, showing) => {
        for (const locale of ['en', 'ar']) {
          const { unmount, runtime } = await draw(showing(), { locale, presses: true });
          act(() => runtime.clock.pass(5000));
          expect(() => {
            unmount();
            runtime.clock.pass(60_000);
          }).not.toThrow();
          expect(runtime.lines.filter((line) => line.startsWith('error'))).toEqual([]);
        }
      },
    );

    test('it sends no command until it is asked to', async () => {
      const playbackSession = new FakePlaybackSession({ facts: marked });
      const { runtime } = await draw(playbackSession);
      act(() => runtime.clock.pass(5000));
      expect(playbackSession.calls).toEqual([]);
    });

    test('every interactive element has an accessible name', async () => {
      const { container } = await draw(
        new FakePlaybackSession({ facts: marked, following: { next, autoAdvance: true } }),
        { presses: true },
      );
      for (const control of container.querySelectorAll('a[href], button, input, select'))
        expect(control).toHaveAccessibleName();
    });
  });
}

/** A plain button in place of the player's own. */
export function FakeControl({
  label,
  icon,
  shortcut,
  pressed,
  onPress,
}: PlayerControlProps): React.ReactElement {
  return (
    <button
      type="button"
      aria-label={label}
      aria-keyshortcuts={shortcut}
      aria-pressed={pressed}
      onClick={onPress}
    >
      {icon}
    </button>
  );
}

/** The same for a button with text. */
export function FakeAction({ label, icon, onPress }: PlayerActionProps): React.ReactElement {
  return (
    <button type="button" onClick={onPress}>
      {label}
      {icon}
    </button>
  );
}
