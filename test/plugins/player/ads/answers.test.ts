/** When an ad unit is played, and how an ad server’s answer is read. */
import { adAddress, momentOf, passes } from '../../../../plugins/player/ads/AdScheduler';
import { playableFile } from '../../../../plugins/player/ads/AdOverlay';
import { readVast, seconds } from '../../../../plugins/player/ads/vast';
import { linear, parsed, server, vast } from './fixture';

describe('when an ad unit is played', () => {
  test.each([
    [{ type: 'PRE' }, { kind: 'before' }],
    [{ type: 'pre', offsetMs: 9000 }, { kind: 'before' }],
    [
      { type: 'MID', offsetMs: 9000 },
      { kind: 'at', seconds: 9 },
    ],
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
  ])('PLY-068 the address %p with the nonce %p is requested as %p', (tag, nonce, address) => {
    expect(adAddress(tag, nonce, 'paln')).toBe(address);
  });
});

describe('answers of an ad server', () => {
  test('an advertisement with its file, its length, its link, and its tracking addresses', () => {
    expect(readVast(parsed(vast(linear())))).toEqual({
      kind: 'ad',
      ad: {
        media: [{ url: `${server}/ad.mp4`, type: 'video/mp4', height: 360 }],
        duration: 20,
        skipAfter: 5,
        link: 'https://shop.example/?a=1&b=2',
        reports: {
          impression: [`${server}/seen`],
          error: [`${server}/wrong`],
          click: [`${server}/visited`],
          midpoint: [`${server}/half`],
          complete: [`${server}/whole`],
          skip: [`${server}/skipped`],
        },
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

  test('a link that is no web address is none', () => {
    expect(
      readVast(parsed(vast(linear().replace('https://shop.example/?a=1&b=2', 'javascript:alert(1)')))),
    ).toMatchObject({ ad: { link: null } });
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
