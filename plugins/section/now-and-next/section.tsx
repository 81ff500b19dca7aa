/** Row renderer for channels with current and next programme (HOM-084, LIV-044). */
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { useFormat, useText } from 'proscenium/i18n';
import {
  PROGRESS_REFRESH,
  cardShelf,
  contentLinks,
  elapsedShare,
  fallbackPicture,
  onAir,
  useNow,
  useService,
  type Activate,
  type Content,
  type Programme,
  type Row,
} from 'proscenium/sdk';
import { Icon, Picture } from 'proscenium/ui';
import styles from './NowAndNextRow.module.css';

interface NowAndNextRowProps {
  readonly row: Row;
  readonly eager: boolean;
}

const EAGER_CARDS = 4;

/** A card per channel: picture, current programme with progress, next programme. */
export const NowAndNextRow = observer(function NowAndNextRow({ row, eager }: NowAndNextRowProps) {
  const CardShelf = useService(cardShelf);
  const now = useNow(PROGRESS_REFRESH);
  return (
    <CardShelf row={row} itemSize="min(29rem, 88vw)">
      {(content, index) => <Channel content={content} now={now} eager={eager && index < EAGER_CARDS} />}
    </CardShelf>
  );
});

const Channel = observer(function Channel({
  content,
  now,
  eager,
}: {
  readonly content: Content;
  readonly now: number;
  readonly eager: boolean;
}) {
  const t = useText();
  const format = useFormat();
  const links = useService(contentLinks);
  const fallback = useService(fallbackPicture);
  const href = links.target(content);
  const { current, next } = onAir(content.programmingInfo, now);
  const logo = content.programmingInfo?.channelLogoUrl ?? content.logoUrl;
  const locked = content.accessLevel !== 'GRANTED';
  const inner = (
    <>
      <span className={styles['still']}>
        <Picture
          src={current?.thumbnailUrl ?? content.thumbnailUrl}
          fallback={fallback(content)}
          alt=""
          ratio="16 / 10"
          eager={eager}
        />
        {logo && <img className={styles['logo']} src={logo} alt="" width={36} height={36} loading="lazy" />}
      </span>
      <span className={styles['words']}>
        <span className={styles['channel']}>
          {content.title}
          {locked && (
            <>
              <Icon name="lock" size={20} />
              {t(links.actionKey(content))}
            </>
          )}
        </span>
        {current === null ? (
          <span className={styles['current']}>{next === null ? t('nothingListed') : t('beginsSoon')}</span>
        ) : (
          <OnNow programme={current} now={now} />
        )}
        {next !== null && (
          <span className={styles['next']}>
            {t('afterwards', { time: format.time(next.startDate) })}{' '}
            <span className={styles['title']}>{next.title}</span>
          </span>
        )}
      </span>
    </>
  );
  return href === null ? (
    <div className={styles['card']}>{inner}</div>
  ) : (
    <Link to={href} className={styles['card']} draggable={false}>
      {inner}
    </Link>
  );
});

function OnNow({ programme, now }: { readonly programme: Programme; readonly now: number }) {
  const t = useText();
  const format = useFormat();
  return (
    <>
      <span className={styles['current']}>{programme.title}</span>
      <span className={styles['elapsed']} aria-hidden="true">
        <span style={{ inlineSize: `${elapsedShare(programme, now) * 100}%` }} />
      </span>
      <span className={styles['until']}>{t('untilTime', { time: format.time(programme.endDate) })}</span>
    </>
  );
}

export default (() => ({
  View: ({ row, position }) => <NowAndNextRow row={row} eager={position === 0} />,
})) satisfies Activate<'section'>;
