/** The arrow above a sign-in page's title, to the page that lists the ways (SGN-023). */
import { Link } from 'react-router-dom';
import { Icon } from '../../ui';
import styles from './BackLink.module.css';

export interface BackLinkProps {
  readonly to: string;
  readonly label: string;
}

/** A realm with one way in sends visitors straight to it; whoever comes back this way wants to see the list. */
export function BackLink({ to, label }: BackLinkProps) {
  return (
    <Link className={styles['back']} to={to} state={{ listed: true }} aria-label={label}>
      <Icon name="back" size={23} />
    </Link>
  );
}
