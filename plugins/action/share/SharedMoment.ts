/** The shared moment of a film or live stream, for as long as the player shows the confirmation. */
import { makeAutoObservable, observableRef } from 'mobx';
import {
  analytics,
  clock,
  contentLinks,
  navigation,
  SHARE,
  SHARE_LABEL_RESET,
  type ContentLinks,
  type Navigation,
  type PlaybackSessionView,
  type PluginContext,
} from 'proscenium/sdk';
import { browserDevice, shareOrCopy, type ShareOutcome } from './device';
import type { ShareOptions } from './options.generated';

export class SharedMoment {
  /** Outcome of the last share; `seconds` is null for a live stream. */
  last: { readonly outcome: ShareOutcome; readonly seconds: number | null } | null = null;
  #cancel = (): void => undefined;

  readonly #context: PluginContext<ShareOptions>;

  constructor(context: PluginContext<ShareOptions>) {
    this.#context = context;
    makeAutoObservable(this, { last: observableRef });
  }

  /** Shares a link to the current moment. Never rejects. */
  async share(playbackSession: PlaybackSessionView): Promise<void> {
    const context = this.#context;
    const { kind, id, title } = playbackSession.content;
    const seconds = kind === 'live' ? null : Math.floor(playbackSession.position);
    const link = momentLink(playbackSession, {
      where: context.use(navigation),
      links: context.use(contentLinks),
      now: context.use(clock).now(),
    });
    const outcome = await shareOrCopy(browserDevice(), context.options.first, { title, url: link });
    if (outcome === 'copied' || outcome === 'shared')
      context.use(analytics).track(SHARE, { contentId: id, contentType: kind, way: outcome });
    this.announce({ outcome, seconds });
  }

  private announce(last: NonNullable<SharedMoment['last']>): void {
    this.#cancel();
    this.last = last;
    this.#cancel = this.#context.use(clock).after(SHARE_LABEL_RESET, () => this.forget());
  }

  private forget(): void {
    this.last = null;
  }
}

interface MomentSources {
  readonly where: Pick<Navigation, 'current'>;
  readonly links: Pick<ContentLinks, 'sharedPath'>;
  /** Epoch milliseconds. */
  readonly now: number;
}

/**
 * Deep link to the player's current moment (PLY-042, LIV-041). A film opens at its position; a live stream at
 * the wall-clock time of its picture, where known.
 */
export function momentLink(
  playbackSession: Pick<PlaybackSessionView, 'content' | 'position' | 'figures'>,
  { where, links, now }: MomentSources,
): string {
  const { kind, id, title } = playbackSession.content;
  const path = links.sharedPath({ id, title, type: kind === 'vod' ? 'VOD' : 'LIVE', accessLevel: 'GRANTED' });
  const link = new URL(path ?? where.current().pathname, where.current());
  if (kind === 'vod') {
    link.searchParams.set('progress', String(Math.floor(playbackSession.position)));
    return link.href;
  }
  const latency = playbackSession.figures()?.latency ?? null;
  if (latency !== null) link.searchParams.set('start', String(Math.round(now - latency * 1000)));
  return link.href;
}
