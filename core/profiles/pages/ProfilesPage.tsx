/**
 * Role PROFILES: selecting and managing profiles (FAV-030, FAV-037, ROU-023). Not available if profiles are
 * disabled (FAV-031).
 */
import { useService } from '../../sdk/useService';
import { NotInRealmPage } from '../../pageKit/NotInRealmPage';
import { OwnList } from '../../pageKit/OwnList';
import { checkedRealm } from '../../pageKit/pageServices';
import { ProfileManager } from './ProfileManager';

export default function ProfilesPage() {
  const { settings } = useService(checkedRealm);
  if (settings.profileConfiguration.status === 'NONE') return <NotInRealmPage />;
  return (
    <OwnList>
      <ProfileManager />
    </OwnList>
  );
}
