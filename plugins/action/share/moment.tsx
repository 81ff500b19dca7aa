/**
 * Sharing the player's current moment, in realms that allow sharing (RLM-006): a button, its shortcut, and
 * the confirmation.
 */
import { observer } from 'mobx-react-lite';
import { useFormat, useText } from 'proscenium/i18n';
import { realm, type Activate, type PlayerPartProps } from 'proscenium/sdk';
import styles from './MomentNote.module.css';
import type { ShareOptions } from './options.generated';
import { SharedMoment } from './SharedMoment';

/** As shown on the button. */
const shortcut = 'Shift+S';

interface MomentControlProps extends Pick<PlayerPartProps, 'Control' | 'playbackSession'> {
  readonly moment: SharedMoment;
}

/** Player button that shares the current moment. Hidden until there is a moment to share. */
const MomentControl = observer(function MomentControl({
  moment,
  playbackSession,
  Control,
}: MomentControlProps) {
  const t = useText();
  if (!playbackSession.started) return null;
  return (
    <Control
      label={t('shareMoment')}
      shortcut={shortcut}
      onPress={() => void moment.share(playbackSession)}
      icon={<MomentIcon />}
    />
  );
});

/** An arrow leaving a clock. */
function MomentIcon() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d="M12.5 4.1a8.2 8.2 0 1 0 7.4 7.4M11.8 8v4.4l2.7 1.6M15.5 3.5h5v5m0-5-5.4 5.4" />
    </svg>
  );
}

/** Shows the outcome over the picture. */
const MomentNote = observer(function MomentNote({ moment: { last } }: { readonly moment: SharedMoment }) {
  const t = useText();
  const format = useFormat();
  if (last?.outcome === 'failed') {
    return (
      <p role="alert" className={styles['note']}>
        {t('socialShareFailed')}
      </p>
    );
  }
  const copied =
    last?.outcome === 'copied'
      ? last.seconds === null
        ? t('linkCopied')
        : t('linkCopiedAt', { time: format.playbackTime(last.seconds) })
      : '';
  // A live region must be in the DOM before its text changes, to be announced.
  return (
    <p role="status" className={styles['note']} data-quiet={copied === '' || undefined}>
      {copied}
    </p>
  );
});

export default ((context) => {
  if (!context.options.moment || !context.use(realm).sharing) return { views: {} };
  const moment = new SharedMoment(context);
  return {
    views: {
      control: ({ playbackSession, Control }) => (
        <MomentControl moment={moment} playbackSession={playbackSession} Control={Control} />
      ),
      overlay: () => <MomentNote moment={moment} />,
    },
    keys: {
      [shortcut]: (playbackSession) => void (playbackSession.started && moment.share(playbackSession)),
    },
  };
}) satisfies Activate<'player-part', ShareOptions>;
