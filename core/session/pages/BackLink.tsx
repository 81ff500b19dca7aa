/** The back arrow above a sign-in page's title, to the list of sign-in methods (SGN-023). */
import { Link } from 'react-router-dom';
import { Icon } from '../../ui/Icon';
import styles from './BackLink.module.css';

export interface BackLinkProps {
  readonly to: string;
  readonly label: string;
}

/** A realm with one sign-in method redirects straight to it; `listed` prevents that. */
export function BackLink({ to, label }: BackLinkProps) {
  return (
    <Link className={styles['back']} to={to} state={{ listed: true }} aria-label={label}>
      <Icon name="back" size={23} />
    </Link>
  );
}
