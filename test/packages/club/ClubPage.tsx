/** A heading, how many members there are, and a way home. */
import { useText } from 'proscenium/i18n';
import { buttonClass } from 'proscenium/ui';
import { Link } from 'react-router-dom';
import styles from './ClubPage.module.css';

export interface ClubPageProps {
  /** The address of the start page. */
  readonly home: string;
  readonly members: number;
}

export function ClubPage({ home, members }: ClubPageProps) {
  const t = useText();
  return (
    <article className={styles['page']}>
      <h1 className={styles['title']}>{t('clubTitle')}</h1>
      <p>{t('clubMembers', { members })}</p>
      <Link className={buttonClass()} to={home}>
        {t('clubHome')}
      </Link>
    </article>
  );
}
