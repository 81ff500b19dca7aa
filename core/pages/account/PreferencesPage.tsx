/** Role PREFERENCES: redirects to the panel of the account page (FAV-025, ROU-021). */
import { Navigate } from 'react-router-dom';
import { useActiveRoutes } from '../../routing/RoutingProvider';
import { accountPreferencesPath } from '../../routing/routeLinks';

export default function PreferencesPage() {
  return <Navigate replace to={accountPreferencesPath(useActiveRoutes())} />;
}
