/** The brand's mark; it leads to the default menu page (NAV-002). */
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useService } from '../../sdk';
import { defaultPage } from '../defaultPage';
import { shellSettings } from '../shellSettings';
import styles from './Logo.module.css';

/** The logo, or the brand's name in its own type when the picture fails (NAV-003). */
export const Logo = observer(function Logo() {
  const { title, logo } = useService(shellSettings);
  const { path } = useService(defaultPage);
  const [failed, setFailed] = useState(false);
  return (
    <Link to={path} className={styles['logo']}>
      {failed ? <span className={styles['name']}>{title}</span> : <img src={logo} alt={title} onError={() => setFailed(true)} />}
    </Link>
  );
});
