/** The moment of a film or a broadcast that a viewer has shared, for as long as the player says so. */
import { makeAutoObservable, observableRef } from 'mobx';
import { SHARE, type PluginContext, type PlaybackSessionView, analytics, clock, contentLinks, navigation } from '../../../core/sdk';
import { browserDevice, handOver, type ShareOutcome } from './device';
import { momentLink } from './momentLink';
import { SHARE_LABEL_RESET } from '../../../core/sdk/constants';
import type { ShareOptions } from './options.generated';

export class SharedMoment {
  /** What became of the last one; `seconds` is null for a broadcast. */
  last: { readonly outcome: ShareOutcome; readonly seconds: number | null } | null = null;
  private cancel = (): void => undefined;

  constructor(private readonly context: PluginContext<ShareOptions>) {
    makeAutoObservable<this, 'context' | 'cancel'>(this, { last: observableRef, context: false, cancel: false });
  }

  /** Hands over a link to what shows now. Never rejects. */
  async share(playbackSession: PlaybackSessionView): Promise<void> {
    const { context } = this;
    const { kind, id, title } = playbackSession.content;
    const seconds = kind === 'live' ? null : Math.floor(playbackSession.position);
    const link = momentLink(playbackSession, { where: context.use(navigation), links: context.use(contentLinks), now: context.use(clock).now() });
    const outcome = await handOver(browserDevice(), context.options.first, { title, url: link });
    if (outcome === 'copied' || outcome === 'shared') context.use(analytics).track(SHARE, { contentId: id, contentType: kind, way: outcome });
    this.tell({ outcome, seconds });
  }

  private tell(last: NonNullable<SharedMoment['last']>): void {
    this.cancel();
    this.last = last;
    this.cancel = this.context.use(clock).after(SHARE_LABEL_RESET, () => this.forget());
  }

  private forget(): void {
    this.last = null;
  }
}
