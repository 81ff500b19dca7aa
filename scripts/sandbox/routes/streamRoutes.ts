/** A player's requests: files, live playlists, keys, and the v4 stream response. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Hono } from 'hono';
import type { ContractChecker } from '../../contract/contractChecker';
import { createNarrowerPictures, narrowerWidthOf } from '../catalogue/narrowerPictures';
import {
  dashManifest,
  INITIALIZATION,
  repeatedCues,
  streamSegment,
  stretchedCues,
  thumbnailCues,
  vodPlaylist,
} from '../playback/longStream';
import {
  masterPlaylist,
  type PlaylistAddresses,
  renditionPlaylist,
  windowMinutes,
} from '../playback/playlists';
import { manifestOf } from '../playback/manifests';
import { fileBelow, mediaAnswer, mediaType } from '../playback/mediaFiles';
import { readSegmentIndex } from '../playback/segmentIndex';
import { sandboxRealms } from '../realms';
import { type LiveStream, type SeedStream, streams } from '../seed/streams';
import type { SandboxServices } from '../services';

/** The body of an EME ClearKey licence request. */
interface LicenceRequest {
  /** Key ids in base64url. */
  readonly kids: readonly string[];
  readonly type?: string;
}

interface LicenceAnswer {
  readonly keys: readonly { readonly kty: 'oct'; readonly kid: string; readonly k: string }[];
  readonly type: string;
}

/** The requested ClearKey keys of one stream; undefined when there are none. */
function licenceFor(
  stream: SeedStream | undefined,
  { kids, type = 'temporary' }: LicenceRequest,
): LicenceAnswer | undefined {
  if (stream?.kind !== 'vod' || !stream.drm) return undefined;
  const kid = base64url(stream.drm.kid);
  if (!kids.includes(kid)) return undefined;
  return { keys: [{ kty: 'oct', kid, k: base64url(stream.drm.key) }], type };
}

const base64url = (hexadecimal: string): string => Buffer.from(hexadecimal, 'hex').toString('base64url');

const pictureFolder = path.resolve('.cache/pictures');
const PLAYLIST_TYPE = { 'content-type': 'application/vnd.apple.mpegurl', 'cache-control': 'no-cache' };

/** A manifest or WebVTT file of the clip in `folder`, for a stream of `seconds`; undefined for a missing one. */
async function fileOfLength(folder: string, file: string, seconds: number): Promise<string | undefined> {
  const [, name = '', extension] = /^([\w-]+)(?:\.\w+)?\.(\w+)$/.exec(file) ?? [];
  if (extension === 'm3u8' && name !== 'master') {
    const index = await readSegmentIndex(path.join(folder, `${name}.mp4`)).catch(() => undefined);
    return index && vodPlaylist(name, index, seconds);
  }
  const text = await readFile(path.join(folder, file), 'utf8').catch(() => undefined);
  if (text === undefined || extension === 'm3u8') return text;
  if (extension === 'mpd') return dashManifest(text, seconds);
  const cues = { subtitles: repeatedCues, chapters: stretchedCues, thumbnails: thumbnailCues }[name];
  return cues?.(text, seconds);
}

/** A segment of a rendition, such as `17.m4s`, or its initialization; undefined for a missing one. */
async function fileOfRendition(
  folder: string,
  rendition: string,
  file: string,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const number = file === INITIALIZATION ? file : Number(/^([1-9]\d{0,4})\.m4s$/.exec(file)?.[1]);
  return /^[\w-]+$/.test(rendition) && (number === INITIALIZATION || number > 0)
    ? streamSegment(path.join(folder, `${rendition}.mp4`), number)
    : undefined;
}

export function streamRoutes(services: SandboxServices, checker: ContractChecker, mediaFolder: string): Hono {
  const app = new Hono();
  const pictures = createNarrowerPictures(pictureFolder);

  app.on(['GET', 'HEAD'], '/media/:realm/streams/:key/:part/:file', async (context) => {
    const { realm, key, part, file } = context.req.param();
    const stream = streams.find((candidate) => candidate.key === key && candidate.realm === realm);
    if (stream?.kind !== 'vod') return context.notFound();
    const folder = path.join(mediaFolder, realm, 'streams', key);
    const body = /^\d{1,5}$/.test(part)
      ? await fileOfLength(folder, file, Number(part))
      : await fileOfRendition(folder, part, file);
    const type = mediaType(file);
    return body === undefined || type === undefined
      ? context.notFound()
      : context.body(body, 200, { 'cache-control': 'public, max-age=3600', 'content-type': type });
  });

  app.on(['GET', 'HEAD'], '/media/*', async (context) => {
    const [, realm = '', file = ''] =
      /^\/media\/([^/]*)\/(.*)$/.exec(decodeURIComponent(context.req.path)) ?? [];
    const name = `${realm}/${file}`;
    const width = narrowerWidthOf(file, Number(context.req.query('width')));
    const widest = fileBelow(mediaFolder, name);
    if (width === undefined || widest === undefined || !existsSync(widest))
      return mediaAnswer(mediaFolder, name, context.req.raw);
    return mediaAnswer(pictureFolder, await pictures(widest, width), context.req.raw);
  });

  app.get('/live/:realm/:key/:file', async (context) => {
    const { realm, key, file } = context.req.param();
    const stream = streams.find(
      (candidate): candidate is LiveStream =>
        candidate.kind === 'live' && candidate.key === key && candidate.realm === realm,
    );
    if (!stream) return context.notFound();
    const { origin, searchParams } = new URL(context.req.url);
    const minutes = windowMinutes(searchParams.get('dw'));
    const addresses: PlaylistAddresses = {
      media: (name) => `${origin}/media/${realm}/${name}`,
      rendition: (name) => `${origin}/live/${realm}/${key}/${name}.m3u8?dw=${minutes}`,
    };
    if (file === 'master.m3u8') return context.body(masterPlaylist(stream, addresses), 200, PLAYLIST_TYPE);
    const rendition = stream.live.renditions.find(({ name }) => `${name}.m3u8` === file);
    if (!rendition) return context.notFound();
    const index = await readSegmentIndex(path.join(mediaFolder, realm, rendition.url)).catch(() => undefined);
    return index
      ? context.body(
          renditionPlaylist(stream, rendition, { index, minutes, now: services.now() }, addresses),
          200,
          PLAYLIST_TYPE,
        )
      : context.notFound();
  });

  app.post('/drm/clearkey', async (context) => {
    const token = /^Bearer (.+)$/.exec(context.req.header('authorization') ?? '')?.[1];
    const claims = token === undefined ? undefined : services.tickets.read(token, 'licence');
    // A player renews an expired token, but can only report an invalid one.
    if (token !== undefined && services.tickets.isExpired(token, 'licence'))
      return context.json(
        { status: 401, code: 'licenceExpired', messages: ['The licence token has run out.'] },
        401,
      );
    if (!claims)
      return context.json(
        { status: 403, code: 'licenceRefused', messages: ['The licence token is missing, or is none.'] },
        403,
      );
    const request = await context.req.json<LicenceRequest>().catch(() => undefined);
    if (!request || !Array.isArray(request.kids))
      return context.json({ status: 400, code: 'badLicenceRequest', messages: [] }, 400);
    const licence = licenceFor(
      streams.find(({ key }) => key === claims.sub),
      request,
    );
    return licence
      ? context.json(licence)
      : context.json(
          { status: 403, code: 'licenceRefused', messages: ['This token does not open that key.'] },
          403,
        );
  });

  app.get('/playback/:ticket', (context) => {
    const claims = services.tickets.read(context.req.param('ticket'), 'playback');
    const realm = sandboxRealms.find(({ id }) => id === claims?.['realm']);
    const video = claims && realm && services.catalogueOf(realm.id).videos.get(claims.sub);
    if (!claims || !realm || !video)
      return context.json(
        { status: 403, code: 'ticketRefused', messages: ['This address has run out.'] },
        403,
      );
    const { origin, searchParams } = new URL(context.req.url);
    const answer = manifestOf({ realm, origin, locale: String(claims['locale']) }, video, services.tickets);
    if (!answer) return context.notFound();
    const problems = checker.schemaProblems('PlaybackManifest', answer);
    if (problems.length > 0)
      return context.json({ status: 500, code: 'contractMismatch', messages: problems }, 500);
    // With `dvr` the whole window is available at once (PLY-058).
    const window = searchParams.get('dvr') === 'true' ? answer.dvrWindow : undefined;
    return context.json(
      window == null
        ? answer
        : {
            ...answer,
            streams: answer.streams.map((stream) => ({
              ...stream,
              url: stream.url.replace('dw=10', `dw=${window}`),
            })),
          },
    );
  });
  return app;
}
