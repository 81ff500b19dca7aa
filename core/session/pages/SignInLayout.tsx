/** The layout of every sign-in page: the brand's background image, and a sheet with texts, logo and language. */
import type { ReactNode } from 'react';
import { useService } from '../../sdk/useService';
import { shellSettings } from '../../pageKit/shellSettings';
import { LanguageBadge } from '../../pageKit/LanguageBadge';
import { Logo } from '../../pageKit/Logo';
import { useDirection } from '../../i18n/hooks';
import { BACKGROUND_WIDTHS, SIGN_IN_RESIZE } from '../../sdk/constants';
import { checkedRealm } from '../../pageKit/pageServices';
import styles from './SignInLayout.module.css';

export interface SignInLayoutViewProps {
  readonly title: ReactNode;
  /** A line below the title. */
  readonly lead?: string | null;
  /** The back arrow, if there is a page to return to. */
  readonly back?: ReactNode;
  readonly children: ReactNode;
}

export function SignInLayout({ title, lead = null, back, children }: SignInLayoutViewProps) {
  const { languages } = useService(shellSettings);
  return (
    <div className={styles['page']}>
      <Background />
      <div className={styles['sheet']}>
        <header className={styles['head']}>
          <Logo />
          {languages.length > 1 && <LanguageBadge languages={languages} />}
        </header>
        <div className={styles['words']}>
          {back}
          <h1 className={styles['title']}>{title}</h1>
          {lead !== null && <p className={styles['lead']}>{lead}</p>}
          {children}
        </div>
      </div>
    </div>
  );
}

/** The mobile image up to 1024 px, the desktop one above, mirrored for right-to-left (SGN-034, SGN-110). */
function Background() {
  const { signIn } = useService(checkedRealm).images;
  const direction = useDirection();
  if (signIn === undefined) return <div className={styles['picture']} data-plain aria-hidden="true" />;
  const desktop = direction === 'rtl' ? (signIn.desktopRtl ?? signIn.desktop) : signIn.desktop;
  return (
    <picture className={styles['picture']}>
      <source
        media={`(min-width: ${BACKGROUND_WIDTHS.switchAt + 1}px)`}
        srcSet={backgroundAddress(desktop, BACKGROUND_WIDTHS.desktop)}
        width={BACKGROUND_WIDTHS.desktop}
      />
      <img
        src={backgroundAddress(signIn.mobile, BACKGROUND_WIDTHS.mobile)}
        width={BACKGROUND_WIDTHS.mobile}
        alt=""
        decoding="async"
        fetchPriority="high"
      />
    </picture>
  );
}

/**
 * Addresses with a `width` parameter get the width needed, and the resize mode AUTO unless they name one
 * (RLM-100, SGN-110). The realm's own files, and addresses that may be signed, are unchanged.
 */
export function backgroundAddress(address: string, width: number): string {
  if (!URL.canParse(address)) return address;
  const url = new URL(address);
  if (!url.searchParams.has('width')) return address;
  url.searchParams.set('width', String(width));
  if (!url.searchParams.has('resize')) url.searchParams.set('resize', SIGN_IN_RESIZE);
  return url.href;
}
