/** The content card: image, access, live state and progress of one content. */
import { observer } from 'mobx-react-lite';
import { useRef, type CSSProperties, type MouseEvent, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '../../ui/Icon';
import { Picture } from '../../ui/Picture';
import { useText } from '../../i18n/hooks';
import { contentLinks, type CardProps } from '../../sdk/services';
import { useService } from '../../sdk/useService';
import { isLocked, type LiveBadge } from '../cardLabel';
import { cardSettings } from '../cardSettings';
import { lazyPart } from '../lazyPart';
import { useHoverCard } from '../useHoverCard';
import { useLiveBadge } from '../useLiveBadge';
import { useWatchedPercent } from '../useWatchedPercent';
import styles from './Card.module.css';
import { CardMeta } from './CardMeta';

const ratios = { default: 'var(--card-ratio)', poster: '2 / 3', circle: '1 / 1', portrait: '4 / 5' } as const;

const HoverCard = lazyPart(async () => (await import('./HoverCard')).HoverCard);

/** These link to lists: there are no actions for them. */
const withoutHoverCard: ReadonlySet<string> = new Set(['SECTION_LINK', 'PLAYLIST']);

/** A link to the content; a card that opens nothing is not a link (HOM-060). */
export const Card = observer(function Card({
  content,
  shape,
  eager = false,
  look,
  onOpen,
  opened = false,
}: CardProps) {
  const t = useText();
  const links = useService(contentLinks);
  const settings = useService(cardSettings);
  const badge = useLiveBadge(content);
  const place = useRef<HTMLDivElement>(null);
  const href = links.target(content);
  const hover = useHoverCard(
    href !== null && onOpen === undefined && !withoutHoverCard.has(content.type),
    HoverCard.prepare,
  );
  const title = content.title ?? '';
  const progress = useWatchedPercent()(content);
  const locked = isLocked(content);
  const picture = shape === 'poster' ? (content.posterUrl ?? content.thumbnailUrl) : content.thumbnailUrl;

  const inner = (
    <>
      <span className={styles['frame']}>
        <Picture
          src={picture}
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
          <CardMeta
            content={content}
            badge={badge}
            action={locked ? t(links.actionKey(content)) : null}
            mode={look?.metadata ?? 'regular'}
          />
        </span>
      ) : (
        locked && <span className={styles['caption']}>{t(links.actionKey(content))}</span>
      )}
    </>
  );

  return (
    <div
      ref={place}
      className={`${styles['card']} ${styles[shape] ?? ''}`}
      data-closed={href === null || undefined}
      data-align={look?.alignment}
      data-filled={look?.cardBackground ? true : undefined}
      data-opened={opened || undefined}
      style={tint(look?.cardBackground)}
      {...hover.handlers}
    >
      <CardLink
        href={href}
        state={seasonOf(content)}
        label={settings.showTitles ? undefined : title}
        onOpen={onOpen}
        opened={opened}
      >
        {inner}
      </CardLink>
      {hover.variant !== null && href !== null && (
        <HoverCard
          content={content}
          href={href}
          place={place}
          variant={hover.variant}
          badge={badge}
          onClose={hover.close}
        />
      )}
    </div>
  );
});

const tint = (color: string | null | undefined): CSSProperties | undefined =>
  color ? ({ '--card-tint': color } as CSSProperties) : undefined;

/** The series page opens at the season of the card (CAT-005). */
const seasonOf = ({ type, seasonId, id }: CardProps['content']) =>
  type === 'SEASON' ? { fromSeasonId: seasonId ?? id } : undefined;

interface CardLinkProps extends Pick<CardProps, 'onOpen' | 'opened'> {
  readonly href: string | null;
  /** Navigation state for the target page. */
  readonly state: unknown;
  readonly label: string | undefined;
  readonly children: ReactNode;
}

/** A card that opens in place stays a link, so that it can still be opened in a new tab. */
function CardLink({ href, state, label, onOpen, opened, children }: CardLinkProps) {
  if (href === null)
    return (
      <div className={styles['link']} aria-label={label} role={label === undefined ? undefined : 'group'}>
        {children}
      </div>
    );
  const open = onOpen && {
    'aria-expanded': opened,
    onClick: (click: MouseEvent) => {
      if (click.metaKey || click.ctrlKey || click.shiftKey) return;
      click.preventDefault();
      onOpen(opened !== true);
    },
  };
  return (
    <Link to={href} state={state} className={styles['link']} aria-label={label} draggable={false} {...open}>
      {children}
    </Link>
  );
}

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
