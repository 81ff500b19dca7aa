/** The profiles page: a tile for each profile, and the dialogs opened from it. */
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useText } from '../../i18n/hooks';
import { ProfilePin } from '../components/ProfilePin';
import type { ProfileStore } from '../ProfileStore';
import type { Profile } from '../rules/profileDraft';
import { queryNames } from '../../routing/queryNames';
import { safePath } from '../../routing/safeTarget';
import { useRouting } from '../../routing/RoutingProvider';
import { navigation } from '../../sdk/services';
import { useService } from '../../sdk/useService';
import { sessionStore } from '../../session/SessionStore';
import { Logo } from '../../pageKit/Logo';
import { defaultPage } from '../../pageKit/pageServices';
import { Alert } from '../../ui/Alert';
import { Button, buttonClass } from '../../ui/Button';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { ListNotice } from '../../pageKit/ListNotice';
import { DeleteProfile } from './DeleteProfile';
import { EditProfile } from './EditProfile';
import styles from './ProfileManager.module.css';
import { ProfileTiles, TilesComing } from './ProfileTiles';
import { useProfiles } from './useProfiles';

type Asked =
  { readonly what: 'create' } | { readonly what: 'edit' | 'delete' | 'pin'; readonly profile: Profile };

export const ProfileManager = observer(function ProfileManager() {
  const t = useText();
  const { store, failed, retry } = useProfiles(true);
  const goOn = useGoOn();
  const whoIsHere = useService(sessionStore);
  const going = useService(navigation);
  // Profiles could not be loaded; this must not lock the viewer out, nor pass by the PIN of the present profile.
  const goOnUnasked = () => {
    whoIsHere.askWho(false);
    goOn();
  };
  const [manages, setManages] = useState(false);
  const managing = manages && store?.mayManage === true;
  return (
    <div className={styles['page']} data-profiles={store?.status ?? (failed ? 'failed' : 'loading')}>
      <div className={styles['brand']}>
        <Logo />
      </div>
      <header className={styles['head']}>
        <h1 className={styles['heading']}>{t(managing ? 'profilesManage' : 'profilesPage')}</h1>
        <p className={styles['lead']}>{t(managing ? 'profilesManageLead' : 'profilesLead')}</p>
      </header>
      {failed ? (
        <ListNotice state="failed" title={t('profilesFailed')} text={t('profilesFailedText')}>
          <Button onClick={retry}>{t('tryAgain')}</Button>
          {whoIsHere.mayStay ? (
            <Button variant="secondary" onClick={goOnUnasked}>
              {t('profilesGoOn')}
            </Button>
          ) : (
            <Link className={buttonClass('secondary')} to={going.hrefOf('LOGOUT')}>
              {t('profilesSignOut')}
            </Link>
          )}
        </ListNotice>
      ) : store === null || (store.profiles.length === 0 && store.status !== 'ready') ? (
        <TilesComing />
      ) : (
        <Manager store={store} managing={managing} onManage={setManages} onChosen={goOn} />
      )}
    </div>
  );
});

interface ManagerProps {
  readonly store: ProfileStore;
  readonly managing: boolean;
  readonly onManage: (managing: boolean) => void;
  readonly onChosen: () => void;
}

const Manager = observer(function Manager({ store, managing, onManage, onChosen }: ManagerProps) {
  const t = useText();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const close = (word = '') => {
    setAsked(null);
    setAnnouncement(word);
  };
  const choose = async (profile: Profile) => {
    setProblem(null);
    if (store.asksPin(profile)) return setAsked({ what: 'pin', profile });
    const answer = await store.choose(profile);
    if (answer.done) onChosen();
    else setProblem(answer.problem);
  };
  return (
    <>
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
      {problem !== null && <Alert>{t(problem)}</Alert>}
      <ProfileTiles
        store={store}
        managing={managing}
        onPress={(profile) => (managing ? setAsked({ what: 'edit', profile }) : void choose(profile))}
        onAdd={() => setAsked({ what: 'create' })}
      />
      {store.mayManage && (
        <footer className={styles['foot']}>
          <Button variant={managing ? 'primary' : 'secondary'} onClick={() => onManage(!managing)}>
            {t(managing ? 'profilesManageDone' : 'profilesManage')}
          </Button>
          <p className={styles['count']}>
            {store.isFull
              ? t('profileLimitReached')
              : t('profilesCount', { count: store.profiles.length, limit: store.limit })}
          </p>
        </footer>
      )}
      {asked?.what === 'create' && <EditProfile store={store} profile={null} onClose={close} />}
      {asked?.what === 'edit' && (
        <EditProfile
          store={store}
          profile={asked.profile}
          onClose={close}
          onDelete={() => setAsked({ what: 'delete', profile: asked.profile })}
        />
      )}
      {asked?.what === 'delete' && <DeleteProfile store={store} profile={asked.profile} onClose={close} />}
      {asked?.what === 'pin' && (
        <ProfilePin
          store={store}
          profile={asked.profile}
          onClose={(chosen) => (chosen ? onChosen() : close())}
        />
      )}
    </>
  );
});

/**
 * Leads back to `from`, else to the default menu page. An address may only name a page of this site that does
 * nothing by itself (ROU-108).
 */
function useGoOn(): () => void {
  const { search } = useLocation();
  const routing = useRouting();
  const router = useService(navigation);
  const home = useService(defaultPage);
  const from = new URLSearchParams(search).get(queryNames.from);
  return () =>
    router.go(
      safePath(from, { origin: router.current().origin, match: (pathname) => routing.match(pathname) }) ??
        home.path,
      { replace: true },
    );
}
