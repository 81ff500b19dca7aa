/** A toast for an event that has just gone live, with a link to it (NAV-070 to NAV-074). */
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { useText } from '../../i18n/hooks';
import { contentLinks, type Content } from '../../sdk/services';
import { useService } from '../../sdk/useService';
import { buttonClass } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { Toast } from '../../ui/Toast';
import type { LiveToasts } from '../LiveToasts';
import styles from './LiveToast.module.css';

export interface LiveToastProps {
  readonly toasts: LiveToasts;
  /** Used if the image is missing or fails (NAV-072). */
  readonly fallbackImage: string | undefined;
}

/** The live region is rendered before its content, so that assistive technology announces it. */
export const LiveToast = observer(function LiveToast({ toasts, fallbackImage }: LiveToastProps) {
  const { current } = toasts;
  return (
    <div role="status">
      {current !== null && (
        <WentLive key={current.id} event={current} toasts={toasts} fallbackImage={fallbackImage} />
      )}
    </div>
  );
});

const WentLive = observer(function WentLive({
  event,
  toasts,
  fallbackImage,
}: LiveToastProps & { readonly event: Content }) {
  const t = useText();
  const links = useService(contentLinks);
  const pictures = [event.thumbnailUrl, fallbackImage].filter((picture) => picture != null && picture !== '');
  const [failed, setFailed] = useState(0);
  const picture = pictures[failed];
  const onError = () => {
    setFailed(failed + 1);
    // Show the toast even without an image.
    if (failed + 1 >= pictures.length) toasts.show();
  };
  const nothingToWaitFor = pictures.length === 0;
  useEffect(() => {
    if (nothingToWaitFor) toasts.show();
  }, [nothingToWaitFor, toasts]);
  const address = links.target(event);
  return (
    <Toast
      tone="live"
      closeLabel={t('closeToast')}
      onClose={() => toasts.dismiss()}
      className={styles['toast']}
      hidden={!toasts.shown}
      onPointerEnter={() => toasts.hold()}
      onPointerLeave={(leave) => !leave.currentTarget.contains(document.activeElement) && toasts.release()}
      onFocus={() => toasts.hold()}
      onBlur={(blur) => !blur.currentTarget.contains(blur.relatedTarget) && toasts.release()}
    >
      {picture != null && (
        <img
          key={picture}
          className={styles['picture']}
          src={picture}
          alt=""
          onLoad={() => toasts.show()}
          onError={onError}
        />
      )}
      <div className={styles['words']}>
        <p className={styles['live']}>{t('livePanel')}</p>
        <p className={styles['title']}>{event.title}</p>
        {address !== null && (
          <Link
            to={address}
            className={`${buttonClass('primary', 'small')} ${styles['watch']}`}
            onClick={() => toasts.dismiss()}
          >
            <Icon name="play" />
            {t('watchNow')}
          </Link>
        )}
      </div>
    </Toast>
  );
});
