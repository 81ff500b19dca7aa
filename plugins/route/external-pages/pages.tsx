/** Pages of other sites: in a sandboxed iframe, or behind a link. */
import { useState } from 'react';
import { useText } from 'proscenium/i18n';
import {
  navigation,
  notFoundPage,
  useRealmText,
  useService,
  type Activate,
  type RealmText,
} from 'proscenium/sdk';
import { buttonClass, Icon, Spinner, VisuallyHidden } from 'proscenium/ui';
import type { ExternalPagesOptions } from './options.generated';
import styles from './pages.module.css';

interface ElsewhereProps {
  readonly title: RealmText;
  readonly url: string;
}

function ElsewherePage({ title: text, url }: ElsewhereProps) {
  const title = useRealmText()(text);
  return (
    <div className={styles['page']}>
      <h1 className={styles['title']}>{title}</h1>
      <Framed title={title} url={url} />
    </div>
  );
}

function LinkPage({ title: text, url }: ElsewhereProps) {
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
function WrappedPage({ url }: Pick<ElsewhereProps, 'url'>) {
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

/** The URL of a query when its origin is listed; null otherwise, also for other schemes and for credentials in it. */
export function allowedTarget(asked: string | null, origins: readonly string[]): string | null {
  if (asked === null || !URL.canParse(asked)) return null;
  const url = new URL(asked);
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
  return isWeb && url.username === '' && url.password === '' && origins.includes(url.origin)
    ? url.href
    : null;
}

/** The page at EXTERNAL_PAGE/{pageId} (ADM-014). An unlisted id shows the not-found page. */
export const externalPage = ((context) => {
  const { options } = context;
  const NotFound = context.use(notFoundPage);
  return {
    Page: ({ parameters }) => {
      const id = parameters['pageId'] ?? '';
      const page = Object.hasOwn(options.pages, id) ? options.pages[id] : undefined;
      if (page === undefined) return <NotFound />;
      return page.embeddable === false ? (
        <LinkPage title={page.title} url={page.url} />
      ) : (
        <ElsewherePage title={page.title} url={page.url} />
      );
    },
  };
}) satisfies Activate<'route', ExternalPagesOptions>;

/** The page at PLUGIN/{id}: a content block referenced by a menu (HOM-099). */
export const block = ((context) => {
  const { options } = context;
  const NotFound = context.use(notFoundPage);
  return {
    Page: ({ parameters }) => {
      const id = parameters['id'] ?? '';
      const block = Object.hasOwn(options.blocks, id) ? options.blocks[id] : undefined;
      return block === undefined ? <NotFound /> : <ElsewherePage title={block.title} url={block.url} />;
    },
  };
}) satisfies Activate<'route', ExternalPagesOptions>;

/** The page at MOBILE_EXTERNAL: the page requested by the mobile wrapper, without chrome (ADM-015). */
export const mobile = ((context) => {
  const { options } = context;
  const NotFound = context.use(notFoundPage);
  const nav = context.use(navigation);
  return {
    Page: () => {
      const target = allowedTarget(nav.current().searchParams.get('url'), options.mobileOrigins);
      return target === null ? <NotFound /> : <WrappedPage url={target} />;
    },
  };
}) satisfies Activate<'route', ExternalPagesOptions>;
