import { chapterAt, thumbnailAt } from '../../../core/playback/rules/annotations';
import manifest from '../../../plugins/player/annotations/plugin.json';
import activate from '../../../plugins/player/annotations/part';
import { mergeAnnotations, parseVtt } from '../../../plugins/player/annotations/mergeAnnotations';
import { describePlayerPart, fakeContext, FakePlaybackSession, noFacts } from 'proscenium/kit';
import nock from '../../nock';

describePlayerPart('player/annotations', { manifest, activate, options: {} });

const chapters = {
  url: 'https://cdn.example/v/chapters.vtt',
  text: 'WEBVTT\n\n1\n00:00:00.000 --> 00:00:10.000\nThe <b>ring</b> walk\n\n00:10.000 --> 00:30.000 align:start\nRound one\n',
};
const thumbnails = {
  url: 'https://cdn.example/v/thumbs.vtt',
  text: '\uFEFFWEBVTT\r\n\r\n00:00:00.000 --> 00:00:05.000\r\nsprite.jpg#xywh=0,0,160,90\r\n\r\n00:00:05.000 --> 00:00:10.000\r\nsprite.jpg#xywh=160,0,160,90\r\n',
};

test('PLY-072 chapters and thumbnails become one list, joined by start time', () => {
  expect(mergeAnnotations(chapters, thumbnails)).toEqual([
    {
      start: 0,
      end: 10,
      title: 'The ring walk',
      thumbnailUrl: 'https://cdn.example/v/sprite.jpg#xywh=0,0,160,90',
    },
    { start: 5, end: 10, title: null, thumbnailUrl: 'https://cdn.example/v/sprite.jpg#xywh=160,0,160,90' },
    { start: 10, end: 30, title: 'Round one', thumbnailUrl: null },
  ]);
});

test.each([
  ['the chapters', null, thumbnails, 2],
  ['the thumbnails', chapters, null, 2],
  ['both', null, null, 0],
])('PLY-073 without %s the other file is used alone', (_, first, second, count) => {
  expect(mergeAnnotations(first, second)).toHaveLength(count);
});

test('PLY-072 a position has a chapter and a part of a sprite sheet', () => {
  const list = mergeAnnotations(chapters, thumbnails);
  expect(chapterAt(list, 7)).toBe('The ring walk');
  expect(chapterAt(list, 30)).toBeNull();
  expect(thumbnailAt(list, 7)).toEqual({
    url: 'https://cdn.example/v/sprite.jpg',
    part: { x: 160, y: 0, width: 160, height: 90 },
  });
});

test('a thumbnail with another URL scheme is omitted', () => {
  expect(
    mergeAnnotations(null, {
      url: 'https://cdn.example/',
      text: 'WEBVTT\n\n00:00.000 --> 00:05.000\njavascript:alert(1)',
    }),
  ).toEqual([]);
});

test.each(['', 'WEBVTT', 'not a file', 'WEBVTT\n\n00:05.000 --> 00:01.000\nbackwards', '00:00.000 -->'])(
  'a broken file %p has no cues',
  (text) => {
    expect(parseVtt(text)).toEqual([]);
  },
);

describe('the files', () => {
  const cdn = 'https://cdn.example';
  const session = new FakePlaybackSession({
    facts: { ...noFacts, annotations: { chaptersUrl: chapters.url, thumbnailsUrl: thumbnails.url } },
  });
  const part = activate(fakeContext({ options: {} }).context);
  const { signal } = new AbortController();
  afterEach(() => nock.cleanAll());

  test('PLY-072 are both fetched, and mark the timeline together', async () => {
    nock(cdn)
      .get('/v/chapters.vtt')
      .reply(200, chapters.text)
      .get('/v/thumbs.vtt')
      .reply(200, thumbnails.text);
    expect(await part.annotate(session, signal)).toHaveLength(3);
  });

  test.each([
    ['is gone', 404],
    ['is broken', 'reset'],
  ] as const)('PLY-073 a file that %s only omits its part, without a message', async (_, trouble) => {
    const asked = nock(cdn).get('/v/thumbs.vtt').reply(200, thumbnails.text).get('/v/chapters.vtt');
    if (typeof trouble === 'number') asked.reply(trouble);
    else asked.replyWithError(trouble);
    const marks = await part.annotate(session, signal);
    expect(marks.map(({ title }) => title)).toEqual([null, null]);
  });
});
