/** The page at MEMBER_AREA (ADM-017). A realm without this plugin has none. */
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useText } from 'proscenium/i18n';
import { navigation, sectionPage, session, useService, type Activate } from 'proscenium/sdk';
import { Spinner } from 'proscenium/ui';
import styles from './MemberArea.module.css';
import type { MemberAreaOptions } from './options.generated';

export default (({ options }) => ({
  Page: () => <MemberArea section={options.section} />,
})) satisfies Activate<'route', MemberAreaOptions>;

/** Guests are sent to sign in, and back. */
const MemberArea = observer(function MemberArea({ section }: { readonly section: string }) {
  const t = useText();
  const nav = useService(navigation);
  const Section = useService(sectionPage);
  const { viewer, known } = useService(session);
  const mustSignIn = known !== false && viewer.isGuest;
  useEffect(() => {
    if (!mustSignIn) return;
    const { pathname, search } = nav.current();
    nav.go(nav.hrefOf('LOGIN', {}, { from: pathname + search }), { replace: true });
  }, [mustSignIn, nav]);
  if (!viewer.isGuest) return <Section section={section} />;
  return (
    <div className={styles['waiting']}>
      <h1 className={styles['title']}>{t('memberArea')}</h1>
      <Spinner label={t('memberAreaOpening')} />
    </div>
  );
});
