/** An item of a vertical list: picture, and text next to it (CAT-088). */
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { cardSettings } from '../../catalogue/cardSettings';
import { isLocked } from '../../catalogue/cardLabel';
import { useLiveBadge } from '../../catalogue/useLiveBadge';
import { useWatchedPercent } from '../../catalogue/useWatchedPercent';
import { comingPremiere } from '../../content/comingPremiere';
import { useFormat, useText } from '../../i18n/hooks';
import { contentLinks, type Content } from '../../sdk/services';
import { useRenderTime } from '../../sdk/useNow';
import { useService } from '../../sdk/useService';
import { Icon } from '../../ui/Icon';
import { Picture } from '../../ui/Picture';
import { FixedPicture } from '../../ui/FixedPicture';
import styles from '../../pageKit/ContentItems.module.css';

export interface ItemLineProps {
  readonly content: Content;
  readonly eager?: boolean;
  /** Overrides the content's own address. */
  readonly href?: string | null;
  /** The label of the item that is playing; null for others. */
  readonly current?: string | null;
  /** Small picture, no description. */
  readonly short?: boolean;
}

/** In px. */
const PICTURE_WIDTH_PX = 200;

/** Not a link if it has no target (HOM-060). */
export const ItemLine = observer(function ItemLine({
  content,
  eager = false,
  href,
  current = null,
  short = false,
}: ItemLineProps) {
  const links = useService(contentLinks);
  const target = href === undefined ? links.target(content) : href;
  const inner = <Inner content={content} eager={eager} current={current} short={short} />;
  const { showTitles } = useService(cardSettings);
  const label = showTitles ? undefined : content.title;
  if (target === null)
    return (
      <div className={styles['line']} role={label === undefined ? undefined : 'group'} aria-label={label}>
        {inner}
      </div>
    );
  return (
    <Link
      className={styles['line']}
      to={target}
      aria-label={label}
      aria-current={current === null ? undefined : 'true'}
    >
      {inner}
    </Link>
  );
});

const Inner = observer(function Inner({
  content,
  eager,
  current,
  short,
}: Required<Omit<ItemLineProps, 'href'>>) {
  const t = useText();
  const format = useFormat();
  const links = useService(contentLinks);
  const settings = useService(cardSettings);
  const { title, description, episodeNumber, duration, thumbnailUrl } = content;
  const watched = useWatchedPercent()(content);
  const premiere = comingPremiere(content, useRenderTime());
  const locked = isLocked(content);
  const badge = useLiveBadge(content);
  const start = content.eventSchedule?.startDate;
  const picture = {
    src: thumbnailUrl,
    fallback: settings.fallbackImage(content),
    ratio: 'var(--card-ratio)',
    eager,
    className: styles['picture'],
  };
  const meta = [
    typeof episodeNumber === 'number' ? t('episodeNumber', { number: episodeNumber }) : null,
    premiere === null ? null : t('premieresOn', { when: format.dateTime(premiere) }),
    badge === 'LIVE' ? t('liveNow') : badge === 'ENDED' ? t('ended') : null,
    badge === 'UPCOMING' && start ? format.dateTime(start) : null,
    // The duration of a channel or live event is irrelevant for choosing it.
    premiere === null && badge === 'NONE' && duration ? format.runningTime(duration) : null,
    locked ? t(links.actionKey(content)) : null,
  ].filter((part) => part !== null);
  return (
    <>
      <span className={styles['frame']}>
        {short ? <FixedPicture {...picture} width={PICTURE_WIDTH_PX} /> : <Picture {...picture} alt="" />}
        {locked && (
          <span className={styles['lock']}>
            <Icon name="lock" />
          </span>
        )}
        {watched > 0 && (
          <span className={styles['progress']}>
            <span style={{ inlineSize: `${watched}%` }} />
          </span>
        )}
      </span>
      <span className={styles['about']}>
        {current !== null && <span className={styles['current']}>{current}</span>}
        {settings.showTitles && <span className={styles['name']}>{title}</span>}
        {meta.length > 0 && <span className={styles['meta']}>{meta.join(' · ')}</span>}
        {!short && description && (
          <span className={styles['words']}>
            <bdi>{description}</bdi>
          </span>
        )}
      </span>
    </>
  );
});
