/** A player's requests: files, live playlists, keys, and the v4 stream response. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { Hono } from 'hono';
import type { ContractChecker } from '../../contract/contractChecker';
import { createNarrowerPictures, narrowerWidthOf } from '../catalogue/narrowerPictures';
import {
  masterPlaylist,
  type PlaylistAddresses,
  renditionPlaylist,
  vodPlaylist,
  windowMinutes,
} from '../playback/playlists';
import { manifestOf } from '../playback/manifests';
import { fileBelow, mediaAnswer } from '../playback/mediaFiles';
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

/** The file of which `file` is the playlist: a rendition of a stream on demand; undefined for any other file. */
function listedFile(realm: string, file: string): string | undefined {
  const [, folder, name] = /^(streams\/[\w-]+)\/([\w-]+)\.m3u8$/.exec(file) ?? [];
  const stream = streams.find(
    (candidate) => candidate.realm === realm && folder === `streams/${candidate.key}`,
  );
  const isRendition = stream?.kind === 'vod' && stream.hls !== undefined && stream.hls !== file;
  return isRendition ? `${folder}/${name}.mp4` : undefined;
}

export function streamRoutes(services: SandboxServices, checker: ContractChecker, mediaFolder: string): Hono {
  const app = new Hono();
  const pictures = createNarrowerPictures(pictureFolder);

  app.on(['GET', 'HEAD'], '/media/*', async (context) => {
    const [, realm = '', file = ''] =
      /^\/media\/([^/]*)\/(.*)$/.exec(decodeURIComponent(context.req.path)) ?? [];
    const name = `${realm}/${file}`;
    const listed = listedFile(realm, file);
    const index =
      listed && (await readSegmentIndex(path.join(mediaFolder, realm, listed)).catch(() => undefined));
    if (listed && index)
      return context.body(vodPlaylist(path.basename(listed), index), 200, {
        ...PLAYLIST_TYPE,
        'cache-control': 'public, max-age=3600',
      });
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
