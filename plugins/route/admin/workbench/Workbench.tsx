/** Layout of every staff tool: tool list, controls and result. */
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useText } from 'proscenium/i18n';
import { navigation, realm, useService } from 'proscenium/sdk';
import { Icon } from 'proscenium/ui';
import { useAdminPage } from './adminPage';
import { Press } from './fields';
import styles from './Workbench.module.css';

const tools = [
  { role: 'ADMIN_DRAFT', label: 'adminDraft' },
  { role: 'ADMIN_PREVIEW', label: 'adminContent' },
  { role: 'ADMIN_COMPOSED_PAGE_PREVIEW', label: 'adminComposedPage' },
  { role: 'ADMIN_SECTION_PREVIEW', label: 'adminSection' },
  { role: 'ADMIN_NAVBAR_PREVIEW', label: 'adminNavbar' },
  { role: 'ADMIN_404_PREVIEW', label: 'adminNotFound' },
  { role: 'ADMIN_CANCELLATION_PROMO_PREVIEW', label: 'adminCancellation' },
  { role: 'ADMIN_PLUGIN_PREVIEW', label: 'adminPlugins' },
] as const;

export interface WorkbenchProps {
  /** Controls of the tool; next to the result where there is space. */
  readonly controls?: ReactNode;
  readonly children: ReactNode;
}

export function Workbench({ controls, children }: WorkbenchProps) {
  const t = useText();
  const { role: own, titleKey } = useAdminPage().facts;
  const nav = useService(navigation);
  const { title } = useService(realm);
  const here = useRef<HTMLAnchorElement>(null);
  // On a narrow screen the tool list is a strip: scroll the current one into view.
  useLayoutEffect(() => here.current?.scrollIntoView?.({ block: 'nearest', inline: 'center' }), [own]);
  return (
    <div className={styles['workbench']}>
      <header className={styles['head']}>
        <Link className={styles['out']} to={nav.hrefOf('ROOT')}>
          <Icon name="back" size={20} />
          {title}
        </Link>
        <nav className={styles['tools']} aria-label={t('adminTools')}>
          <ul>
            {tools.map(({ role, label }) => (
              <li key={role}>
                <Link
                  ref={role === own ? here : undefined}
                  className={styles['tool']}
                  to={nav.hrefOf(role)}
                  aria-current={role === own ? 'page' : undefined}
                >
                  {t(label)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      <div className={styles['body']} data-plain={controls === undefined || undefined}>
        {controls !== undefined && (
          <section className={styles['panel']} aria-label={t('adminControls')}>
            <h1 className={styles['title']}>{t(titleKey)}</h1>
            <Realms />
            {controls}
            <CopyLink />
          </section>
        )}
        <div className={styles['shown']}>
          {controls === undefined && <h1 className={styles['title']}>{t(titleKey)}</h1>}
          {children}
        </div>
      </div>
    </div>
  );
}

/** Links to the same tool with the same settings on the operator's other brands. */
export function Realms() {
  const t = useText();
  const nav = useService(navigation);
  const { title } = useService(realm);
  const { realms } = useAdminPage().options;
  if (realms.length === 0) return null;
  const { protocol, port, pathname, search } = nav.current();
  return (
    <nav className={styles['realms']} aria-label={t('adminRealm')}>
      <ul>
        <li aria-current="true">{title}</li>
        {realms.map((other) => (
          <li key={other.host}>
            <a href={`${protocol}//${other.host}${port === '' ? '' : `:${port}`}${pathname}${search}`}>
              {other.title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The address contains the tool's settings, but no pasted data. */
export function CopyLink() {
  const t = useText();
  const nav = useService(navigation);
  const [announcement, setAnnouncement] = useState<'adminLinkCopied' | 'adminLinkNotCopied' | null>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(nav.current().href);
      setAnnouncement('adminLinkCopied');
    } catch {
      setAnnouncement('adminLinkNotCopied');
    }
  };
  return (
    <div className={styles['copy']}>
      <Press onClick={() => void copy()}>{t('adminCopyLink')}</Press>
      <span role="status">{announcement === null ? '' : t(announcement)}</span>
    </div>
  );
}
