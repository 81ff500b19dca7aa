/** Row renderer with one content (HOM-085). */
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { useDirection, useFormat, useText } from 'proscenium/i18n';
import {
  actions,
  contentFacts,
  contentLinks,
  fallbackPicture,
  movingPicture,
  rowLook,
  useBackgroundPicture,
  useService,
  type Activate,
  type Content,
  type Row,
} from 'proscenium/sdk';
import { buttonClass, Icon, Picture } from 'proscenium/ui';
import styles from './Highlight.module.css';

interface HighlightProps {
  readonly row: Row;
  readonly eager: boolean;
}

/** One large card: picture, description and actions of a content. */
export const Highlight = observer(function Highlight({ row, eager }: HighlightProps) {
  const t = useText();
  const direction = useDirection();
  const sized = useBackgroundPicture();
  const fallback = useService(fallbackPicture);
  const MovingPicture = useService(movingPicture);
  const [content] = row.items;
  if (content === undefined) return null;
  const look = rowLook(row.presentation, direction);
  const picture = look.backgroundImage ?? content.heroUrl ?? content.thumbnailUrl;
  const about = look.contentDescription ?? row.description ?? content.description ?? content.tagline;
  return (
    <section className={styles['row']} aria-label={row.title ?? t('highlightLabel')}>
      <div
        className={styles['card']}
        data-align={look.alignment}
        data-type={look.rowType}
        style={look.cardBackground ? { ['--card-tint' as string]: look.cardBackground } : undefined}
      >
        <div className={styles['picture']}>
          <Picture
            src={picture ? sized(picture) : null}
            fallback={fallback(content)}
            alt=""
            ratio="21 / 9"
            wide
            eager={eager}
            className={styles['still']}
          />
          {look.gradient !== null && (
            <span className={styles['veil']} style={{ backgroundImage: look.gradient }} />
          )}
          <span className={styles['scrim']} />
          {look.animation !== 'NONE' && <MovingPicture content={content} animation={look.animation} />}
        </div>
        <div className={styles['words']}>
          {row.title !== null && row.title !== content.title && (
            <p className={styles['kicker']}>{row.title}</p>
          )}
          <h2 className={styles['title']}>{content.title}</h2>
          {look.metadata !== 'hidden' && <Facts content={content} detailed={look.metadata === 'detailed'} />}
          {about && (
            <p className={styles['about']}>
              <bdi>{about}</bdi>
            </p>
          )}
          <div className={styles['calls']}>
            <Calls row={row} content={content} />
          </div>
        </div>
      </div>
    </section>
  );
});

function Facts({ content, detailed }: { readonly content: Content; readonly detailed: boolean }) {
  const format = useFormat();
  const isLive = content.displayLiveBadge === true && Boolean(content.eventSchedule);
  const brief = [isLive ? 'start' : 'length', { genres: 1 }] as const;
  const facts = contentFacts(content, detailed ? ['country', 'year', ...brief] : brief, format);
  return facts.length === 0 ? null : <p className={styles['facts']}>{facts.join(' · ')}</p>;
}

/** The row's own calls to action; otherwise all actions of the content. */
const Calls = observer(function Calls({ row, content }: { readonly row: Row; readonly content: Content }) {
  const t = useText();
  const links = useService(contentLinks);
  const Actions = useService(actions);
  const calls = rowLook(row.presentation).calls.flatMap((call) => {
    const target = links.callToAction(call);
    return target === null ? [] : [{ text: call.ctaText || t('watchNow'), ...target }];
  });
  if (calls.length === 0) return <Actions subject={{ content }} />;
  return calls.map(({ text, href, newTab }, index) =>
    newTab ? (
      <a
        key={`${index} ${href}`}
        className={buttonClass(index === 0 ? 'primary' : 'secondary')}
        href={href}
        target="_blank"
        rel="noopener noreferrer"
      >
        {text}
        <Icon name="outbound" />
      </a>
    ) : (
      <Link key={`${index} ${href}`} className={buttonClass(index === 0 ? 'primary' : 'secondary')} to={href}>
        {text}
      </Link>
    ),
  );
});

export default (() => ({
  View: ({ row, position }) => <Highlight row={row} eager={position === 0} />,
})) satisfies Activate<'section'>;
