/** The header of a content page: picture, title, facts and actions. */
import type { ReactNode } from 'react';
import { Picture } from '../ui/Picture';
import styles from './ContentHead.module.css';
import { useText } from '../i18n/hooks';
import { Icon } from '../ui/Icon';
import { useGoBack } from './useGoBack';

export interface ContentHeadProps {
  /** What it belongs to, shown above the title. */
  readonly overline?: ReactNode;
  readonly title: string;
  /** Short facts on one line: year, length, genres. */
  readonly facts: readonly string[];
  readonly tagline?: string | null | undefined;
  readonly description?: string | null | undefined;
  readonly picture: string | null | undefined;
  readonly fallback?: string | undefined;
  /** Hides the back button: the page has the shell's top bar. */
  readonly framed?: boolean;
  /** The actions. */
  readonly children?: ReactNode;
}

export function ContentHead({
  overline,
  title,
  facts,
  tagline,
  description,
  picture,
  fallback,
  framed = false,
  children,
}: ContentHeadProps) {
  return (
    <header className={styles['head']}>
      <div className={styles['art']}>
        <Picture
          src={picture}
          fallback={fallback}
          alt=""
          ratio="16 / 9"
          eager
          wide
          className={styles['picture']}
        />
      </div>
      {!framed && <BackControl />}
      <div className={styles['words']}>
        {overline !== undefined && <p className={styles['overline']}>{overline}</p>}
        <h1 className={styles['title']}>{title}</h1>
        {facts.length > 0 && (
          <p className={styles['facts']}>
            {facts.map((fact) => (
              <span key={fact}>{fact}</span>
            ))}
          </p>
        )}
        {tagline && (
          <p className={styles['tagline']}>
            <bdi>{tagline}</bdi>
          </p>
        )}
        {description && description !== tagline && (
          <p className={styles['description']}>
            <bdi>{description}</bdi>
          </p>
        )}
        {children !== undefined && <div className={styles['actions']}>{children}</div>}
      </div>
    </header>
  );
}

/** The back button on pages without a top bar (NAV-021). */
export function BackControl() {
  const t = useText();
  const goBack = useGoBack();
  return (
    <button type="button" className={styles['back']} aria-label={t('contentBack')} onClick={goBack}>
      <Icon name="back" size={23} />
    </button>
  );
}
