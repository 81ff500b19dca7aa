/** A page of another site: in a sandboxed iframe, or behind a link. */
import { useText } from '../../../core/i18n';
import { navigation, useRealmText, useService, type RealmText } from '../../../core/sdk';
import { buttonClass, Icon, Spinner, VisuallyHidden } from '../../../core/ui';
import { useState } from 'react';
import styles from './ElsewherePage.module.css';

export interface ElsewhereProps {
  readonly title: RealmText;
  readonly url: string;
}

export function ElsewherePage({ title: text, url }: ElsewhereProps) {
  const title = useRealmText()(text);
  return (
    <div className={styles['page']}>
      <h1 className={styles['title']}>{title}</h1>
      <Framed title={title} url={url} />
    </div>
  );
}

export function LinkPage({ title: text, url }: ElsewhereProps) {
  const t = useText();
  return (
    <div className={styles['link']}>
      <h1 className={styles['title']}>{useRealmText()(text)}</h1>
      <p className={styles['where']}>{t('externalPageElsewhere', { site: new URL(url).host })}</p>
      <a className={buttonClass()} href={url} target="_blank" rel="noopener noreferrer">
        {t('openExternalPage')}
        <Icon name="outbound" />
        <VisuallyHidden> {t('opensNewTab')}</VisuallyHidden>
      </a>
    </div>
  );
}

/** The bare page, for a native wrapper with its own chrome. */
export function WrappedPage({ url }: Pick<ElsewhereProps, 'url'>) {
  const t = useText();
  return (
    <div className={styles['wrapped']}>
      <VisuallyHidden>
        <h1>{t('externalPage')}</h1>
      </VisuallyHidden>
      <Framed title={t('externalPage')} url={url} />
    </div>
  );
}

function Framed({ title, url }: { readonly title: string; readonly url: string }) {
  const t = useText();
  const here = useService(navigation).current().origin;
  const [loaded, setLoaded] = useState(false);
  // A same-origin page must not access the surrounding site; others keep their origin, since they need
  // sign-in and storage.
  const own = new URL(url).origin === here ? '' : ' allow-same-origin';
  return (
    <div className={styles['place']}>
      {!loaded && (
        <div className={styles['waiting']}>
          <Spinner label={t('externalPageLoading')} />
        </div>
      )}
      <iframe
        className={styles['frame']}
        title={title}
        src={url}
        sandbox={`allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox${own}`}
        referrerPolicy="strict-origin"
        onLoad={() => setLoaded(true)}
      />
    </div>
  );
}
