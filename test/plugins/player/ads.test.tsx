/** Ad breaks before, within and after the content. */
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import manifest from '../../../plugins/player/ads/plugin.json';
import activate from '../../../plugins/player/ads/part';
import { describePlayerPart } from 'proscenium/kit';
import { answers, drawn, facts, linear, options, server, tracked, unit, until, vast } from './ads/fixture';

describePlayerPart('player/ads', { manifest, activate, options });

describe('an ad break', () => {
  test('PLY-068 plays before the content, is announced, counts down, and resumes the content at its end', async () => {
    answers('/vast', vast(linear()));
    const { begin, session, video, at, happens } = await drawn(facts(unit('PRE')));
    await begin();
    expect(session.calls).toEqual(['hold']);
    expect(video()).toHaveAttribute('src', `${server}/ad.mp4`);
    expect(screen.getByRole('status')).toHaveTextContent('Advertisement 1 of 1. The video goes on after it.');
    at(1);
    expect(screen.getByRole('timer', { name: '19 seconds left' })).toHaveTextContent('0:19');
    at(11);
    await happens('ended');
    expect(session.calls).toEqual(['hold', 'let go']);
    expect(video()).toBeNull();
    await until(() => tracked.length === 3);
    expect([...tracked].sort()).toEqual(['/half', '/seen', '/whole']);
  });

  test('can be skipped when its server allows it, and not before', async () => {
    answers('/vast', vast(linear()));
    const { begin, session, at } = await drawn(facts(unit('PRE')));
    await begin();
    expect(screen.getByText('Skip in 5 seconds')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Skip ad' })).toBeNull();
    at(5);
    await userEvent.click(screen.getByRole('button', { name: 'Skip ad' }));
    expect(session.calls.at(-1)).toBe('let go');
    await until(() => tracked.includes('/skipped'));
  });

  test('links to the advertiser in a tab of its own, and pauses meanwhile', async () => {
    answers('/vast', vast(linear('', '')));
    const { begin, session } = await drawn(facts(unit('PRE')));
    await begin();
    const link = within(screen.getByRole('region', { name: 'Advertisement' })).getByRole('link', {
      name: /Visit the advertiser/,
    });
    expect(link).toHaveAttribute('href', 'https://shop.example/?a=1&b=2');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link.getAttribute('rel')).toContain('noopener');
    expect(screen.queryByText(/skip/i)).toBeNull();
    link.addEventListener('click', (click) => click.preventDefault());
    await userEvent.click(link);
    expect(session.adBreak?.playing).toBe(false);
    act(() => session.adBreak?.play());
    expect(session.adBreak?.playing).toBe(true);
    await until(() => tracked.includes('/visited'));
  });

  test('of several ads plays one after the other, the wrapped one with the tracking of all wrappers', async () => {
    answers(
      '/one',
      vast(
        `<Ad><Wrapper><VASTAdTagURI>${server}/two</VASTAdTagURI><Impression>${server}/seen</Impression></Wrapper></Ad>`,
      ),
    );
    answers('/two', vast(linear()));
    answers('/three', vast(linear()));
    const { begin, session, happens, at } = await drawn(facts(unit('PRE', '/one'), unit('PRE', '/three')));
    await begin();
    expect(screen.getByText('Ad 1 of 2')).toBeVisible();
    at(1);
    await happens('ended');
    expect(screen.getByText('Ad 2 of 2')).toBeVisible();
    expect(session.calls).toEqual(['hold']);
    await happens('ended');
    expect(session.calls).toEqual(['hold', 'let go']);
    await until(() => tracked.filter((path) => path === '/seen').length === 2);
  });

  test('at its time is prefetched, plays once, and is skipped by a seek', async () => {
    const asked = answers('/vast', vast(linear()));
    const { session, happens, video } = await drawn(facts(unit('MID', '/vast', 60_000)), { position: 10 });
    act(() => session.change({ position: 100 }));
    expect(session.calls).toEqual([]);
    act(() => session.change({ position: 53 }));
    await until(() => asked.isDone());
    act(() => session.change({ position: 59.9 }));
    expect(video()).toBeNull();
    act(() => session.change({ position: 60.1 }));
    await until(() => video() !== null);
    await happens('ended');
    expect(session.calls).toEqual(['hold', 'let go']);
    act(() => session.change({ position: 59.9 }));
    act(() => session.change({ position: 60.1 }));
    await act(async () => undefined);
    expect(session.calls).toEqual(['hold', 'let go']);
  });

  test('after the content delays the end until it is over', async () => {
    answers('/vast', vast(linear()));
    const { session, happens, video } = await drawn(facts(unit('POST')), { position: 115 });
    act(() => session.change({ state: 'ended', position: 120 }));
    await until(() => video() !== null);
    expect(session.calls).toEqual(['hold']);
    await happens('ended');
    expect(session.calls).toEqual(['hold', 'let go']);
  });
});
