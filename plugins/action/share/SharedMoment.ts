/** The shared moment of a film or live stream, for as long as the player shows the confirmation. */
import { makeAutoObservable, observableRef } from 'mobx';
import {
  SHARE,
  type PluginContext,
  type PlaybackSessionView,
  analytics,
  clock,
  contentLinks,
  navigation,
  SHARE_LABEL_RESET,
} from '../../../core/sdk';
import { browserDevice, handOver, type ShareOutcome } from './device';
import { momentLink } from './momentLink';
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
    const outcome = await handOver(browserDevice(), context.options.first, { title, url: link });
    if (outcome === 'copied' || outcome === 'shared')
      context.use(analytics).track(SHARE, { contentId: id, contentType: kind, way: outcome });
    this.tell({ outcome, seconds });
  }

  private tell(last: NonNullable<SharedMoment['last']>): void {
    this.#cancel();
    this.last = last;
    this.#cancel = this.#context.use(clock).after(SHARE_LABEL_RESET, () => this.forget());
  }

  private forget(): void {
    this.last = null;
  }
}
