/**
 * Fake ad server: VAST responses, and the endpoint that records tracking pings. The bouts `rs-111` and, with
 * a pass, `rs-108` have ads. Faults to test: `/api/v4/ads/nonce` with 424, `/__fake/ads/*` with a status, a
 * `delayMs` or `drop: "before"`, and
 * `/__fake/ads/footage.mp4` with 404.
 */
import path from 'node:path';
import { Hono } from 'hono';
import { initializationOf, segmentAt } from '../playback/segments';

interface Advertisement {
  readonly duration: string;
  /** Skip offset; default: not skippable. */
  readonly skip?: string;
  readonly link: string;
}

const advertisements: Readonly<Record<string, Advertisement>> = {
  'corner-shop': { duration: '00:00:06', skip: '00:00:03', link: 'https://shop.ringside.example/' },
  passes: { duration: '00:00:06', link: 'https://passes.ringside.example/' },
};
const events = [
  'start',
  'firstQuartile',
  'midpoint',
  'thirdQuartile',
  'complete',
  'skip',
  'pause',
  'resume',
] as const;

/** The footage of all ads: the first shot of a file of streams. Silent. */
const FOOTAGE = 'ringside/streams/v360.mp4';

/** `wrapper.xml` wraps `corner-shop.xml`, as a reseller's response does; `none.xml` is an empty VAST. */
export function adRoutes(mediaFolder: string): Hono {
  const app = new Hono();

  app.get('/tracking', (context) => context.body(null, 204));

  app.get('/footage.mp4', async (context) => {
    const bytes = await footage(path.join(mediaFolder, FOOTAGE)).catch(() => null);
    return bytes === null
      ? context.notFound()
      : context.body(bytes, 200, { 'content-type': 'video/mp4', 'cache-control': 'max-age=3600' });
  });

  app.get('/:file', (context) => {
    const name = context.req.param('file').replace(/\.xml$/, '');
    const { origin, searchParams } = new URL(context.req.url);
    const trackingUrl = (event: string): string =>
      `${origin}/__fake/ads/tracking?${new URLSearchParams({ ad: name, event, nonce: searchParams.get('paln') ?? '' }).toString()}`;
    const found = advertisements[name];
    if (found === undefined && name !== 'wrapper' && name !== 'none') return context.notFound();
    const ad = found
      ? inline(found, `${origin}/__fake/ads/footage.mp4`, trackingUrl)
      : name === 'wrapper'
        ? wrapper(`${origin}/__fake/ads/corner-shop.xml`, trackingUrl)
        : '';
    return context.body(`<?xml version="1.0" encoding="UTF-8"?><VAST version="4.0">${ad}</VAST>`, 200, {
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': 'no-store',
    });
  });

  return app;
}

/** The first segment, to be played on its own. */
const footage = async (file: string): Promise<Buffer<ArrayBuffer>> =>
  Buffer.concat([await initializationOf(file), await segmentAt(file, 0, 0)]);

const inline = (
  { duration, skip, link }: Advertisement,
  media: string,
  trackingUrl: (event: string) => string,
): string => `
  <Ad id="1"><InLine>
    <AdSystem>Sandbox</AdSystem><AdTitle>Sandbox</AdTitle>
    <Impression>${data(trackingUrl('impression'))}</Impression><Error>${data(trackingUrl('error'))}</Error>
    <Creatives><Creative><Linear${skip === undefined ? '' : ` skipoffset="${skip}"`}>
      <Duration>${duration}</Duration>
      <TrackingEvents>${events.map((event) => `<Tracking event="${event}">${data(trackingUrl(event))}</Tracking>`).join('')}</TrackingEvents>
      <VideoClicks><ClickThrough>${data(link)}</ClickThrough><ClickTracking>${data(trackingUrl('click'))}</ClickTracking></VideoClicks>
      <MediaFiles><MediaFile delivery="progressive" type="video/mp4" width="640" height="360">${data(media)}</MediaFile></MediaFiles>
    </Linear></Creative></Creatives>
  </InLine></Ad>`;

const wrapper = (next: string, trackingUrl: (event: string) => string): string =>
  `<Ad id="1"><Wrapper><AdSystem>Sandbox</AdSystem><VASTAdTagURI>${data(next)}</VASTAdTagURI><Impression>${data(trackingUrl('impression'))}</Impression></Wrapper></Ad>`;

const data = (address: string): string => `<![CDATA[${address}]]>`;
