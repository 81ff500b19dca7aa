import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import nock from 'nock';
import { CallError, type PlaybackFacts } from '../../../core/sdk';
import manifest from '../../../plugins/player/ads/plugin.json';
import activate from '../../../plugins/player/ads/part';
import { adAddress, momentOf, passes } from '../../../plugins/player/ads/adSchedule';
import { playableFile } from '../../../plugins/player/ads/playableFile';
import { readVast, seconds } from '../../../plugins/player/ads/vast';
import { describePlayerPart, FakeAction, FakeControl, fakeContext, FakeScreening, noFacts, renderInHouse } from '../../kit';

const options = { servers: ['https://ads.example'], nonceParameter: 'paln', patience: 4 };
describePlayerPart('player/ads', { manifest, activate, options });

const server = 'https://ads.example';
const open = { 'access-control-allow-origin': '*', 'content-type': 'application/xml' };
const linear = (inside = '', skip = ' skipoffset="00:00:05"') =>
  `<Ad><InLine><Impression>${server}/seen</Impression><Error>${server}/wrong</Error><Creatives><Creative><Linear${skip}><Duration>00:00:20</Duration>` +
  `<TrackingEvents><Tracking event="midpoint">${server}/half</Tracking><Tracking event="complete">${server}/whole</Tracking><Tracking event="skip">${server}/skipped</Tracking></TrackingEvents>` +
  `<VideoClicks><ClickThrough><![CDATA[https://shop.example/?a=1&b=2]]></ClickThrough><ClickTracking>${server}/visited</ClickTracking></VideoClicks>` +
  `<MediaFiles><MediaFile type="video/mp4" delivery="progressive" height="360">${server}/ad.mp4</MediaFile>${inside}</MediaFiles></Linear></Creative></Creatives></InLine></Ad>`;
const vast = (inside: string) => `<VAST version="4.0">${inside}</VAST>`;
const parsed = (text: string) => new DOMParser().parseFromString(text, 'text/xml');

describe('when a unit is played', () => {
  test.each([
    [{ type: 'PRE' }, { kind: 'before' }],
    [{ type: 'pre', offsetMs: 9000 }, { kind: 'before' }],
    [{ type: 'MID', offsetMs: 9000 }, { kind: 'at', seconds: 9 }],
    [{ type: 'MID', offsetMs: 0 }, { kind: 'before' }],
    [{ type: 'MID' }, null],
    [{ type: 'POST' }, { kind: 'after' }],
    [{ offsetMs: 4500 }, { kind: 'at', seconds: 4.5 }],
    [{}, { kind: 'before' }],
    [{ type: 'OVERLAY', offsetMs: null }, { kind: 'before' }],
  ])('PLY-068 the unit %p is played %p', (unit, moment) => {
    expect(momentOf({ adTagUrl: server, ...unit })).toEqual(moment);
  });

  test.each([
    [8.8, 9.05, true],
    [9, 9.25, false],
    [8, 30, false],
    [12, 8.9, false],
  ])('playing from %p to %p seconds passes 9: %p', (from, to, does) => {
    expect(passes(9, from, to)).toBe(does);
  });

  test.each([
    [`${server}/x?a=1`, 'n 1', `${server}/x?a=1&paln=n+1`],
    [`${server}/x`, null, `${server}/x`],
    ['javascript:alert(1)', null, null],
    ['nothing', 'n', null],
  ])('PLY-068 the address %p with the nonce %p is asked as %p', (tag, nonce, address) => {
    expect(adAddress(tag, nonce, 'paln')).toBe(address);
  });
});

describe('what an ad server answers', () => {
  test('an advertisement with its file, its length, its link, and who is told', () => {
    expect(readVast(parsed(vast(linear())))).toEqual({
      kind: 'ad',
      ad: {
        media: [{ url: `${server}/ad.mp4`, type: 'video/mp4', height: 360 }],
        duration: 20,
        skipAfter: 5,
        link: 'https://shop.example/?a=1&b=2',
        reports: { impression: [`${server}/seen`], error: [`${server}/wrong`], click: [`${server}/visited`], midpoint: [`${server}/half`], complete: [`${server}/whole`], skip: [`${server}/skipped`] },
      },
    });
  });

  test.each([
    ['nothing', ''],
    ['no film', '<Ad><InLine><Creatives><Creative><NonLinearAds/></Creative></Creatives></InLine></Ad>'],
    ['no file that is whole', linear().replace('progressive', 'streaming')],
    ['a script for a file', linear().replace('video/mp4', 'application/javascript')],
    ['an address that no page may ask', linear().replace(`${server}/ad.mp4`, 'javascript:alert(1)')],
    ['a way on that leads nowhere', '<Ad><Wrapper><VASTAdTagURI>nowhere</VASTAdTagURI></Wrapper></Ad>'],
  ])('with %s there is no advertisement', (_, inside) => {
    expect(readVast(parsed(vast(inside)))).toBeNull();
  });

  test.each([
    [' skipoffset="25%"', 5],
    [' skipoffset="00:00:07.500"', 7.5],
    [' skipoffset="soon"', null],
    ['', null],
  ])('%p is skippable after %p seconds', (attribute, after) => {
    expect(readVast(parsed(vast(linear('', attribute))))).toMatchObject({ ad: { skipAfter: after } });
  });

  test('a link that is no address of the web is none', () => {
    expect(readVast(parsed(vast(linear().replace('https://shop.example/?a=1&b=2', 'javascript:alert(1)'))))).toMatchObject({ ad: { link: null } });
  });

  test.each([
    ['00:00:15', 15],
    ['01:02:03.5', 3723.5],
    ['15', null],
    ['', null],
  ])('the time %p is %p seconds', (time, value) => {
    expect(seconds(time)).toBe(value);
  });

  test.each([
    [[360, 720, 1080], 720],
    [[1080, 2160], 1080],
    [[], null],
  ])('of files with %p lines the one with %p is played', (heights, height) => {
    const media = heights.map((each) => ({ url: `${server}/${each}.mp4`, type: 'video/mp4', height: each }));
    expect(playableFile(media, () => true)?.height ?? null).toBe(height);
    expect(playableFile(media, () => false)).toBeNull();
  });
});

describe('a break', () => {
  const told: string[] = [];
  beforeEach(() => {
    told.length = 0;
    jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
    jest.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
    jest.spyOn(HTMLMediaElement.prototype, 'canPlayType').mockReturnValue('probably');
    // Who is told answers nothing that anybody reads.
    nock(server).persist().get(/^\/(seen|wrong|half|whole|skipped|visited)$/).reply(function () {
      told.push(this.req.path);
      return [204, '', open];
    });
  });
  afterEach(() => {
    nock.cleanAll();
    jest.restoreAllMocks();
  });
  const unit = (type: string, path = '/vast', offsetMs?: number) => ({ adTagUrl: server + path, type, ...(offsetMs === undefined ? {} : { offsetMs }) });
  const facts = (...adUnits: PlaybackFacts['adUnits']): PlaybackFacts => ({ ...noFacts, adUnits });
  const answers = (path: string, body: string) => nock(server).get(path).reply(200, body, open);

  async function drawn(given: PlaybackFacts, changes: ConstructorParameters<typeof FakeScreening>[0] = { state: 'preparing', started: false, position: 0 }) {
    const { context, house } = fakeContext({ options });
    const part = activate(context);
    const showing = new FakeScreening({ ...changes, facts: given });
    const View = part.views.interlude;
    const rendered = await renderInHouse(<View screening={showing} Control={FakeControl} Action={FakeAction} />, { house });
    const life = new AbortController();
    const begin = () => act(() => part.begin(showing, life.signal));
    const video = () => rendered.container.querySelector('video');
    const at = (position: number) => {
      const element = video() as HTMLVideoElement;
      Object.defineProperty(element, 'currentTime', { value: position, configurable: true });
      act(() => void element.dispatchEvent(new Event('timeupdate')));
    };
    const happens = (event: string) => act(async () => void video()?.dispatchEvent(new Event(event)));
    return { ...rendered, house, showing, begin, video, at, happens, life };
  }
  /** Answers of servers come when they come. */
  const until = async (is: () => boolean) => {
    for (let look = 0; look < 200 && !is(); look += 1) await act(() => new Promise((resolve) => setTimeout(resolve, 5)));
    expect(is()).toBe(true);
  };

  test('PLY-068 plays before the content, is announced, counts down, and lets the content go on at its end', async () => {
    answers('/vast', vast(linear()));
    const { begin, showing, video, at, happens } = await drawn(facts(unit('PRE')));
    await begin();
    expect(showing.told).toEqual(['hold']);
    expect(video()).toHaveAttribute('src', `${server}/ad.mp4`);
    expect(screen.getByRole('status')).toHaveTextContent('Advertisement 1 of 1. The video goes on after it.');
    at(1);
    expect(screen.getByRole('timer', { name: '19 seconds left' })).toHaveTextContent('0:19');
    at(11);
    await happens('ended');
    expect(showing.told).toEqual(['hold', 'let go']);
    expect(video()).toBeNull();
    await until(() => told.length === 3);
    expect([...told].sort()).toEqual(['/half', '/seen', '/whole']);
  });

  test('can be skipped when its server says so, and not before', async () => {
    answers('/vast', vast(linear()));
    const { begin, showing, at } = await drawn(facts(unit('PRE')));
    await begin();
    expect(screen.getByText('Skip in 5 seconds')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Skip ad' })).toBeNull();
    at(5);
    await userEvent.click(screen.getByRole('button', { name: 'Skip ad' }));
    expect(showing.told.at(-1)).toBe('let go');
    await until(() => told.includes('/skipped'));
  });

  test('leads to the advertiser by a link in a tab of its own, and waits meanwhile', async () => {
    answers('/vast', vast(linear('', '')));
    const { begin, showing } = await drawn(facts(unit('PRE')));
    await begin();
    const link = within(screen.getByRole('region', { name: 'Advertisement' })).getByRole('link', { name: /Visit the advertiser/ });
    expect(link).toHaveAttribute('href', 'https://shop.example/?a=1&b=2');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link.getAttribute('rel')).toContain('noopener');
    expect(screen.queryByText(/skip/i)).toBeNull();
    link.addEventListener('click', (click) => click.preventDefault());
    await userEvent.click(link);
    expect(showing.interlude?.playing).toBe(false);
    act(() => showing.interlude?.play());
    expect(showing.interlude?.playing).toBe(true);
    await until(() => told.includes('/visited'));
  });

  test('of several plays one after the other, the wrapped one with all who want to be told', async () => {
    answers('/one', vast(`<Ad><Wrapper><VASTAdTagURI>${server}/two</VASTAdTagURI><Impression>${server}/seen</Impression></Wrapper></Ad>`));
    answers('/two', vast(linear()));
    answers('/three', vast(linear()));
    const { begin, showing, happens, at } = await drawn(facts(unit('PRE', '/one'), unit('PRE', '/three')));
    await begin();
    expect(screen.getByText('Ad 1 of 2')).toBeVisible();
    at(1);
    await happens('ended');
    expect(screen.getByText('Ad 2 of 2')).toBeVisible();
    expect(showing.told).toEqual(['hold']);
    await happens('ended');
    expect(showing.told).toEqual(['hold', 'let go']);
    await until(() => told.filter((path) => path === '/seen').length === 2);
  });

  test('at its time is asked for ahead, plays once, and is passed over by a jump', async () => {
    const asked = answers('/vast', vast(linear()));
    const { showing, happens, video } = await drawn(facts(unit('MID', '/vast', 60_000)), { position: 10 });
    act(() => showing.change({ position: 100 }));
    expect(showing.told).toEqual([]);
    act(() => showing.change({ position: 53 }));
    await until(() => asked.isDone());
    act(() => showing.change({ position: 59.9 }));
    expect(video()).toBeNull();
    act(() => showing.change({ position: 60.1 }));
    await until(() => video() !== null);
    await happens('ended');
    expect(showing.told).toEqual(['hold', 'let go']);
    act(() => showing.change({ position: 59.9 }));
    act(() => showing.change({ position: 60.1 }));
    await act(async () => undefined);
    expect(showing.told).toEqual(['hold', 'let go']);
  });

  test('after the content holds its end until it is over', async () => {
    answers('/vast', vast(linear()));
    const { showing, happens, video } = await drawn(facts(unit('POST')), { position: 115 });
    act(() => showing.change({ state: 'ended', position: 120 }));
    await until(() => video() !== null);
    expect(showing.told).toEqual(['hold']);
    await happens('ended');
    expect(showing.told).toEqual(['hold', 'let go']);
  });

  describe('PLY-068 never stops the content', () => {
    test.each([
      ['refuses', () => nock(server).get('/vast').reply(500, '', open)],
      ['is blocked', () => nock(server).get('/vast').replyWithError('blocked')],
      ['answers something else', () => nock(server).get('/vast').reply(200, 'not an answer', open)],
      ['has nothing', () => answers('/vast', vast(''))],
      ['leads in a circle', () => nock(server).get('/vast').times(9).reply(200, vast(`<Ad><Wrapper><VASTAdTagURI>${server}/vast</VASTAdTagURI></Wrapper></Ad>`), open)],
    ])('when its server %s', async (_, arrange) => {
      arrange();
      const { begin, showing, house } = await drawn(facts(unit('PRE')));
      await begin();
      expect(showing.told).toEqual([]);
      expect(house.lines).toEqual([]);
    });

    test('when its file does not play', async () => {
      answers('/vast', vast(linear()));
      const { begin, showing, happens } = await drawn(facts(unit('PRE')));
      await begin();
      await happens('error');
      expect(showing.told).toEqual(['hold', 'let go']);
      await until(() => told.includes('/wrong'));
    });

    test('when the browser will not start it, or plays no such file', async () => {
      nock(server).get('/vast').times(2).reply(200, vast(linear()), open);
      jest.spyOn(HTMLMediaElement.prototype, 'play').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
      const refused = await drawn(facts(unit('PRE')));
      await refused.begin();
      expect(refused.showing.told).toEqual(['hold', 'let go']);
      refused.unmount();
      jest.spyOn(HTMLMediaElement.prototype, 'canPlayType').mockReturnValue('');
      const unknown = await drawn(facts(unit('PRE')));
      await unknown.begin();
      expect(unknown.showing.told).toEqual(['hold', 'let go']);
    });

    test('when it stands still; one that the viewer paused is waited for', async () => {
      answers('/vast', vast(linear()));
      const { begin, showing, house, at } = await drawn(facts(unit('PRE')));
      await begin();
      at(2);
      act(() => showing.interlude?.pause());
      await act(async () => house.clock.pass(60_000));
      expect(showing.told).toEqual(['hold']);
      act(() => showing.interlude?.play());
      await act(async () => house.clock.pass(3999));
      expect(showing.told).toEqual(['hold']);
      await act(async () => house.clock.pass(1));
      expect(showing.told).toEqual(['hold', 'let go']);
    });

    test('when it comes too late', async () => {
      answers('/vast', vast(linear()));
      const { begin, showing, life } = await drawn(facts(unit('PRE')));
      const begun = begin();
      act(() => showing.change({ started: true }));
      await begun;
      life.abort();
      expect(showing.told).toEqual([]);
    });
  });

  describe('PLY-063 the nonce', () => {
    const required = { ...facts(unit('PRE'), unit('PRE', '/other')), nonceRequired: true };

    test('PLY-068 goes to every ad server, and is made once', async () => {
      const first = answers('/vast?paln=n-1', vast(''));
      const second = answers('/other?paln=n-1', vast(''));
      const { begin, house } = await drawn(required);
      house.platform.answer('createAdNonce', { nonce: 'n-1' });
      await begin();
      expect([first.isDone(), second.isDone()]).toEqual([true, true]);
      expect(house.platform.calls.map(({ endpoint }) => endpoint)).toEqual(['createAdNonce']);
    });

    test.each([
      ['fails', () => new CallError('createAdNonce', 424, 'noNonce', [])],
      ['never comes', () => new Promise(() => undefined)],
    ])('that %s is done without, silently', async (_, answer) => {
      const asked = answers('/vast', vast(linear()));
      answers('/other', vast(''));
      const { begin, house, showing } = await drawn(required);
      house.platform.answer('createAdNonce', answer);
      const begun = begin();
      await act(async () => house.clock.pass(4000));
      await begun;
      expect(asked.isDone()).toBe(true);
      expect(showing.told).toEqual(['hold']);
      expect(house.lines).toEqual([]);
    });

    test('is not asked for where nobody requires it', async () => {
      answers('/vast', vast(''));
      const { begin, house } = await drawn(facts(unit('PRE')));
      await begin();
      expect(house.platform.calls).toEqual([]);
    });
  });
});
