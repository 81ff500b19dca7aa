/** The brand's logo; links to the default menu page (NAV-002). */
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useService } from '../sdk/useService';
import { defaultPage } from './pageServices';
import { shellSettings } from './shellSettings';
import styles from './Logo.module.css';

/** The logo, or the brand's name if the image fails (NAV-003). In a bar, phones get the short logo (RLM-013). */
export const Logo = observer(function Logo({ inBar = false }: { readonly inBar?: boolean }) {
  const { title, logo, mobileLogo, paperLogo } = useService(shellSettings);
  const { path } = useService(defaultPage);
  const [failed, setFailed] = useState(false);
  return (
    <Link to={path} className={styles['logo']} data-in-bar={inBar || undefined}>
      {failed ? (
        <span className={styles['name']}>{title}</span>
      ) : (
        <picture>
          {paperLogo !== undefined && paperLogo !== logo && <source media="print" srcSet={paperLogo} />}
          {inBar && mobileLogo !== undefined && <source media="(max-width: 600px)" srcSet={mobileLogo} />}
          <img src={logo} alt={title} onError={() => setFailed(true)} />
        </picture>
      )}
    </Link>
  );
});
