/** The card of the house: picture, access, live state and progress of one piece of content. */
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { Icon, Picture } from '../../ui';
import { useFormat, useText } from '../../i18n';
import { contentLinks, useService, type CardProps } from '../../sdk';
import { isLocked, progressPercent, type LiveBadge } from '../cardLabel';
import { cardSettings } from '../cardSettings';
import { useLiveBadge } from '../useLiveBadge';
import styles from './Card.module.css';

const ratios = { default: 'var(--card-ratio)', poster: '2 / 3', circle: '1 / 1', portrait: '4 / 5' } as const;

/** A link to where the content leads; a card that opens nothing is no link (HOM-060). */
export const Card = observer(function Card({ content, shape, eager = false }: CardProps) {
  const t = useText();
  const links = useService(contentLinks);
  const settings = useService(cardSettings);
  const badge = useLiveBadge(content);
  const href = links.target(content);
  const title = content.title ?? '';
  const progress = progressPercent(content);
  const locked = isLocked(content);

  const inner = (
    <>
      <span className={styles['frame']}>
        <Picture
          src={content.thumbnailUrl}
          fallback={settings.fallbackImage(content)}
          alt=""
          ratio={ratios[shape]}
          eager={eager}
          className={styles['picture']}
        />
        <LiveMark badge={badge} />
        {locked && (
          <span className={styles['lock']}>
            <Icon name="lock" size={20} />
          </span>
        )}
        {progress > 0 && (
          <span className={styles['progress']}>
            <span style={{ inlineSize: `${progress}%` }} />
          </span>
        )}
      </span>
      {settings.showTitles ? (
        <span className={styles['caption']}>
          <span className={styles['title']}>{title}</span>
          <CardMeta content={content} badge={badge} action={locked ? t(links.actionKey(content)) : null} />
        </span>
      ) : (
        locked && <span className={styles['caption']}>{t(links.actionKey(content))}</span>
      )}
    </>
  );

  const className = `${styles['card']} ${styles[shape]}`;
  if (href === null)
    return (
      <div className={className} data-closed aria-label={settings.showTitles ? undefined : title}>
        {inner}
      </div>
    );
  return (
    <Link to={href} className={className} aria-label={settings.showTitles ? undefined : title} draggable={false}>
      {inner}
    </Link>
  );
});

function LiveMark({ badge }: { readonly badge: LiveBadge }) {
  const t = useText();
  if (badge === 'NONE') return null;
  const label = { LIVE: t('liveNow'), UPCOMING: t('upcoming'), ENDED: t('ended') }[badge];
  return (
    <span className={styles['badge']} data-state={badge}>
      {label}
    </span>
  );
}

/** One quiet line: the way in when it is locked, the start when it is to come, else the length. */
function CardMeta({ content, badge, action }: { readonly content: CardProps['content']; readonly badge: LiveBadge; readonly action: string | null }) {
  const format = useFormat();
  const start = content.eventSchedule?.startDate;
  const when = badge === 'UPCOMING' && start ? format.dateTime(start) : null;
  const length = badge === 'NONE' && content.duration ? format.runningTime(content.duration) : null;
  const parts = [action, when ?? length].filter((part) => part !== null);
  return parts.length === 0 ? null : <span className={styles['meta']}>{parts.join(' · ')}</span>;
}
