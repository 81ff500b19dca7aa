/** Action that shares a content (NAV-076, CAT-067 to CAT-071). */
import { useEffect, useState } from 'react';
import { useText } from 'proscenium/i18n';
import {
  analytics,
  clock,
  contentLinks,
  navigation,
  SHARE,
  SHARE_LABEL_RESET,
  useService,
  type Activate,
  type CardActionProps,
} from 'proscenium/sdk';
import { buttonClass, roundButtonClass } from 'proscenium/ui';
import { browserDevice, shareOrCopy, type ShareOutcome } from './device';
import type { ShareOptions } from './options.generated';
import styles from './ShareButton.module.css';
import { shareLink } from './shareLink';

export default (({ options }) => ({
  offers: () => true,
  Action: ({ subject, look }) => (
    <ShareButton subject={subject} look={look} first={options.first ?? 'copy'} />
  ),
})) satisfies Activate<'card-action', ShareOptions>;

interface ShareButtonProps extends CardActionProps {
  readonly first: 'copy' | 'native';
}

/** Copies the link on press and confirms it for two seconds. */
function ShareButton({ subject: { content, sharing }, look, first }: ShareButtonProps) {
  const t = useText();
  const time = useService(clock);
  const where = useService(navigation);
  const events = useService(analytics);
  const links = useService(contentLinks);
  const [outcome, setOutcome] = useState<ShareOutcome | null>(null);
  useEffect(
    () => (outcome === null ? undefined : time.after(SHARE_LABEL_RESET, () => setOutcome(null))),
    [outcome, time],
  );

  const press = async () => {
    // Link target for a recipient with access and no progress: a shared link must not lead through this
    // viewer's sign-in.
    const open = { ...content, accessLevel: 'GRANTED', watchProgress: null, progress: null } as const;
    const url = shareLink({
      sharing,
      tracking: content.trackingParameters,
      current: where.current(),
      own: links.target(open),
      path: links.sharedPath(open),
    });
    const done = await shareOrCopy(browserDevice(), first, { title: content.title, url });
    setOutcome(done);
    if (done === 'copied' || done === 'shared')
      events.track(SHARE, { contentId: content.id, contentType: content.type, way: done });
  };
  const label = outcome === 'copied' ? t('linkCopied') : t('share');
  const round = look === 'compact';
  return (
    <span className={styles['share']}>
      <button
        type="button"
        className={round ? roundButtonClass() : buttonClass('secondary')}
        aria-label={round ? label : undefined}
        title={round ? label : undefined}
        onClick={() => void press()}
      >
        <svg
          aria-hidden="true"
          width={20}
          height={20}
          viewBox="0 0 24 24"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.75"
          strokeLinecap="round"
          strokeLinejoin="round"
        >
          <path
            d={
              outcome === 'copied'
                ? 'm4 12.500 5.500 5.500L20 7'
                : 'M12 15V3.500m0 0L7.500 8M12 3.500 16.500 8M6 11.500H4.500v9h15v-9H18'
            }
          />
        </svg>
        {!round && <span>{label}</span>}
      </button>
      {outcome === 'failed' ? (
        <span role="alert" className={styles['word']} data-shown data-failed>
          {t('socialShareFailed')}
        </span>
      ) : (
        <span
          role="status"
          className={styles['word']}
          data-shown={(round && outcome === 'copied') || undefined}
        >
          {outcome === 'copied' ? t('linkCopied') : ''}
        </span>
      )}
    </span>
  );
}
