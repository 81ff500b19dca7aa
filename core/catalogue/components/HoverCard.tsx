/** The hover card: enlarged, with description, actions, and its channel's current programme (HOM-080 to HOM-083). */
import { observer } from 'mobx-react-lite';
import { startTransition, useEffect, useRef, useState, type RefObject } from 'react';
import { Link } from 'react-router-dom';
import { useText } from '../../i18n/hooks';
import { contentLinks, type Content } from '../../sdk/services';
import { useNow } from '../../sdk/useNow';
import { useService } from '../../sdk/useService';
import { Icon } from '../../ui/Icon';
import { Picture } from '../../ui/Picture';
import { useModalDialog } from '../../ui/useModalDialog';
import { isLocked, type LiveBadge } from '../cardLabel';
import { cardSettings } from '../cardSettings';
import { programmePanel } from '../programmePanel';
import type { HoverVariant } from '../useHoverCard';
import { Actions } from './Actions';
import { CardMeta } from './CardMeta';
import styles from './HoverCard.module.css';
import { ProgrammePanelView } from './ProgrammePanelView';
import { useGrowing } from './useGrowing';

export interface HoverCardProps {
  readonly content: Content;
  /** The card's link target. */
  readonly href: string;
  /** The card that it covers. */
  readonly place: RefObject<HTMLElement | null>;
  readonly manner: HoverVariant;
  readonly badge: LiveBadge;
  readonly onClose: () => void;
}

const PROGRESS_REFRESH = 30_000;

export function HoverCard(props: HoverCardProps) {
  return props.manner === 'sheet' ? <Sheet {...props} /> : <Beside {...props} />;
}

function Beside(props: HoverCardProps) {
  const { place, onClose } = props;
  const element = useRef<HTMLDivElement>(null);
  // Rendered as a transition in slices between frames: it is not visible yet.
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => startTransition(() => setDrawn(true)), []);
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
  const modal = useModalDialog(true, onClose);
  return (
    <dialog {...modal} className={styles['sheet']} aria-label={content.title} data-hover-card="">
      <Face {...props} />
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
