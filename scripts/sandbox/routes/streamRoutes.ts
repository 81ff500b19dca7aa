/** A player's requests: files, playlists, segments, keys, and the v4 stream response. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { Hono } from 'hono';
import type { ContractChecker } from '../../contract/contractChecker';
import { createNarrowerPictures, narrowerWidthOf } from '../catalogue/narrowerPictures';
import { chapters, narration, thumbnails } from '../playback/cues';
import {
  dashManifest,
  livePlaylist,
  masterPlaylist,
  vodPlaylist,
  windowMinutes,
} from '../playback/playlists';
import { manifestOf } from '../playback/manifests';
import { fileBelow, mediaAnswer, mediaType } from '../playback/mediaFiles';
import { fileOfRendition, indexedRenditions, shotAt } from '../playback/titleStream';
import { sandboxRealms, textIn } from '../realms';
import { CLOSE, SHOT_SECONDS } from '../seed/streams';
import type { SeedVideo } from '../seed/types';
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

/** The requested ClearKey keys of one title; undefined when there are none. */
function licenceFor(
  video: SeedVideo | undefined,
  { kids, type = 'temporary' }: LicenceRequest,
): LicenceAnswer | undefined {
  const encryption = video?.stream.encryption;
  const kid = encryption && base64url(encryption.kid);
  if (!encryption || kid === undefined || !kids.includes(kid)) return undefined;
  return { keys: [{ kty: 'oct', kid, k: base64url(encryption.key) }], type };
}

const base64url = (hexadecimal: string): string => Buffer.from(hexadecimal, 'hex').toString('base64url');

const pictureFolder = path.resolve('.cache/pictures');
const CACHED = 'public, max-age=3600';

/** The picture of a shot, in the folder of its realm's media; of a close one, about the part that it shows. */
const stillOfShot = (shot: string): string =>
  shot.endsWith(CLOSE)
    ? `stills/${shot.slice(0, -CLOSE.length)}.webp?width=640#xywh=132,60,376,212`
    : `stills/${shot}.webp?width=320`;

const PLAYLIST_TYPE = { 'content-type': 'application/vnd.apple.mpegurl', 'cache-control': 'no-cache' };

export function streamRoutes(services: SandboxServices, checker: ContractChecker, mediaFolder: string): Hono {
  const app = new Hono();
  const pictures = createNarrowerPictures(pictureFolder);

  const mediaOf = (realm: string): string => path.join(mediaFolder, realm);
  const videoOf = (realm: string, id: string): SeedVideo | undefined =>
    sandboxRealms.some((candidate) => candidate.id === realm)
      ? services.catalogueOf(realm).videos.get(id)
      : undefined;

  /** A manifest or WebVTT file of a title on demand; undefined for a missing one. */
  const fileOf = async (realm: string, video: SeedVideo, file: string): Promise<string | undefined> => {
    const { stream, durationSeconds: seconds, description, subtitles } = video;
    if (video.kind !== 'vod') return undefined;
    const [, name = '', locale = '', extension] = /^([\w-]+)(?:\.([a-z]{2}))?\.(\w+)$/.exec(file) ?? [];
    if (extension === 'vtt') {
      if (name === 'subtitles')
        return subtitles.includes(locale)
          ? narration(textIn(locale, description), locale, seconds)
          : undefined;
      if (name === 'chapters')
        return chapters(
          stream.chapters.map((chapter) => textIn(locale, chapter)),
          seconds,
        );
      if (name !== 'thumbnails') return undefined;
      const catalogue = services.catalogueOf(realm);
      return thumbnails((position) => `../../${stillOfShot(shotAt(catalogue, video, position))}`, {
        step: SHOT_SECONDS,
        seconds,
      });
    }
    const renditions = await indexedRenditions(mediaOf(realm), video).catch(() => []);
    if (renditions.length === 0) return undefined;
    if (file === 'manifest.mpd') return dashManifest(renditions, seconds, stream.encryption);
    if (file === 'master.m3u8') return masterPlaylist(renditions, (rendition) => `${rendition}.m3u8`);
    const rendition =
      extension === 'm3u8' ? renditions.find((candidate) => candidate.name === name) : undefined;
    return rendition && vodPlaylist(rendition.index, seconds, name);
  };

  app.on(['GET', 'HEAD'], '/media/:realm/streams/:video/:file', async (context) => {
    const { realm, video: id, file } = context.req.param();
    const video = videoOf(realm, id);
    const body = video && (await fileOf(realm, video, file));
    const type = mediaType(file);
    return body === undefined || type === undefined
      ? context.notFound()
      : context.body(body, 200, { 'cache-control': CACHED, 'content-type': type });
  });

  app.on(['GET', 'HEAD'], '/media/:realm/streams/:video/:rendition/:file', async (context) => {
    const { realm, video: id, rendition, file } = context.req.param();
    const video = videoOf(realm, id);
    const body =
      video &&
      (await fileOfRendition({ media: mediaOf(realm), catalogue: services.catalogueOf(realm) }, video, [
        rendition,
        file,
      ]));
    return body === undefined
      ? context.notFound()
      : context.body(body, 200, { 'cache-control': CACHED, 'content-type': mediaType(file)! });
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

  app.get('/live/:realm/:video/:file', async (context) => {
    const { realm, video: id, file } = context.req.param();
    const video = videoOf(realm, id);
    if (!video || video.kind === 'vod') return context.notFound();
    const renditions = await indexedRenditions(mediaOf(realm), video).catch(() => []);
    const { origin, searchParams } = new URL(context.req.url);
    const minutes = windowMinutes(searchParams.get('dw'));
    const urlOf = (name: string): string => `${origin}/live/${realm}/${id}/${name}.m3u8?dw=${minutes}`;
    if (file === 'master.m3u8' && renditions.length > 0)
      return context.body(masterPlaylist(renditions, urlOf), 200, PLAYLIST_TYPE);
    const rendition = renditions.find(({ name }) => `${name}.m3u8` === file);
    if (!rendition) return context.notFound();
    const folder = `${origin}/media/${realm}/streams/${id}/${rendition.name}`;
    return context.body(
      livePlaylist(rendition.index, { minutes, now: services.now() }, folder),
      200,
      PLAYLIST_TYPE,
    );
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
    const licence = licenceFor(videoOf(String(claims['realm']), claims.sub), request);
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
