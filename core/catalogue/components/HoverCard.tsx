/** The hover card: enlarged, with description, actions, and its channel's current programme (HOM-080 to HOM-083). */
import { observer } from 'mobx-react-lite';
import { type ReactNode, type RefObject, useDeferredValue, useRef } from 'react';
import { Link } from 'react-router-dom';
import { useFormat, useText } from '../../i18n/hooks';
import { type Content, contentLinks } from '../../sdk/services';
import { useNow } from '../../sdk/useNow';
import { useService } from '../../sdk/useService';
import { Icon } from '../../ui/Icon';
import { Picture } from '../../ui/Picture';
import { useModalDialog } from '../../ui/useModalDialog';
import { isLocked, type LiveBadge } from '../cardLabel';
import { cardSettings } from '../cardSettings';
import { PROGRESS_REFRESH } from '../../sdk/constants';
import { programmePanel, type ProgrammeFacts } from '../programmePanel';
import type { HoverVariant } from '../useHoverCard';
import { Actions } from './Actions';
import { CardMeta } from './CardMeta';
import styles from './HoverCard.module.css';
import { useGrowing } from './useGrowing';
import { elapsedShare } from '../../sdk/programme';
import { restartedAt } from '../cardActions';
import { ActionLink } from './ActionControl';

export interface HoverCardProps {
  readonly content: Content;
  /** The card's link target. */
  readonly href: string;
  /** The card that it covers. */
  readonly place: RefObject<HTMLElement | null>;
  readonly variant: HoverVariant;
  readonly badge: LiveBadge;
  readonly onClose: () => void;
}

export function HoverCard(props: HoverCardProps) {
  return props.variant === 'sheet' ? <Sheet {...props} /> : <Beside {...props} />;
}

/** Whether to render the card's content, which is in slices between frames: the card is shown when it is complete. */
const useDrawn = (): boolean => useDeferredValue(true, false);

function Beside(props: HoverCardProps) {
  const { place, onClose } = props;
  const element = useRef<HTMLDivElement>(null);
  const isDrawn = useDrawn();
  useGrowing({ element, place, isDrawn, onClose });
  return (
    <div ref={element} popover="manual" className={styles['beside']} data-hover-card="">
      {isDrawn && <Face {...props} />}
    </div>
  );
}

function Sheet(props: HoverCardProps) {
  const t = useText();
  const { content, onClose } = props;
  const isDrawn = useDrawn();
  const modal = useModalDialog(isDrawn, onClose);
  return (
    <dialog {...modal} className={styles['sheet']} aria-label={content.title} data-hover-card="">
      {isDrawn && <Face {...props} />}
      <button type="button" className={styles['close']} aria-label={t('closeCard')} onClick={onClose}>
        <Icon name="close" />
      </button>
    </dialog>
  );
}

const Face = observer(function Face({ content, href, badge }: HoverCardProps) {
  const t = useText();
  const links = useService(contentLinks);
  const settings = useService(cardSettings);
  const now = useNow(PROGRESS_REFRESH);
  const panel = programmePanel(content, settings.rules, now);
  const locked = isLocked(content);
  const about = content.tagline || content.description;
  return (
    <div className={styles['face']}>
      {/* The card beneath has the same link, and remains the one in the accessibility tree and tab order. */}
      <Link to={href} tabIndex={-1} aria-hidden="true" className={styles['picture']}>
        <Picture
          src={content.thumbnailUrl ?? content.heroUrl}
          fallback={settings.fallbackImage(content)}
          alt=""
          ratio="16 / 9"
          eager
        />
      </Link>
      <div className={styles['words']}>
        {settings.showTitles && <p className={styles['title']}>{content.title}</p>}
        <CardMeta
          content={content}
          badge={badge}
          action={locked ? t(links.actionKey(content)) : null}
          mode="detailed"
        />
        {panel === null ? (
          <>
            {about && (
              <p className={styles['text']}>
                <bdi>{about}</bdi>
              </p>
            )}
            <Actions subject={{ content }} look="compact" />
          </>
        ) : (
          <ProgrammePanelView panel={panel} now={now} href={href}>
            <Actions subject={{ content }} look="compact" hide={['play', 'restart']} />
          </ProgrammePanelView>
        )}
      </div>
    </div>
  );
});

interface ProgrammePanelViewProps {
  readonly panel: ProgrammeFacts;
  /** Epoch milliseconds. */
  readonly now: number;
  /** The channel's page. */
  readonly href: string;
  /** Further actions, on the same line. */
  readonly children: ReactNode;
}

/** A channel's current programme, its progress, and the two options to play it (HOM-083, LIV-038). */
function ProgrammePanelView({
  panel: { current, next, fromStart },
  now,
  href,
  children,
}: ProgrammePanelViewProps) {
  const t = useText();
  const format = useFormat();
  return (
    <section className={styles['programme']} aria-label={t('onNow')}>
      <p className={styles['times']}>
        {t('programmeSpan', { from: format.time(current.startDate), to: format.time(current.endDate) })}
      </p>
      <p className={styles['current']}>{current.title}</p>
      <span className={styles['elapsed']} aria-hidden="true">
        <span style={{ inlineSize: `${elapsedShare(current, now) * 100}%` }} />
      </span>
      {next !== null && (
        <p className={styles['times']}>
          {t('thenProgramme', { time: format.time(next.startDate), title: next.title })}
        </p>
      )}
      <div className={styles['actions']}>
        <ActionLink href={href} label={t('playFromLive')} icon="play" look="compact" first />
        {fromStart !== null && (
          <ActionLink
            href={restartedAt(href, fromStart)}
            label={t('playFromBeginning')}
            icon="restart"
            look="compact"
          />
        )}
        {children}
      </div>
    </section>
  );
}
