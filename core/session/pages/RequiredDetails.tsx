/** Details that the platform requires of a viewer after sign-in (SGN-008). */
import { observer } from 'mobx-react-lite';
import { useEffect, useId, useMemo, useRef } from 'react';
import { Link } from 'react-router-dom';
import { DetailsForm } from '../../details/components/DetailsForm';
import type { WantedDetail } from '../../details/rules/detailField';
import { useText } from '../../i18n/hooks';
import { buildPath } from '../../routing/buildPath';
import { useActiveRoutes } from '../../routing/RoutingProvider';
import { usePageTitle } from '../../sdk/usePageTitle';
import { useService } from '../../sdk/useService';
import { useSignInService } from '../components/useSignInService';
import type { SignInJourney } from '../signInJourney';
import { Button, buttonClass } from '../../ui/Button';
import { checkedRealm, pageLog } from '../../pageKit/pageServices';
import styles from './RequiredDetails.module.css';
import { SignInLayout } from './SignInLayout';

/** The details asked for if the provider's entry declares none (ACC-023). */
const usual = ['name', 'phoneNumber', 'birthDate'] as const;
const none: readonly string[] = [];

/** Optional details can be skipped; required ones only by signing out. */
export const RequiredDetails = observer(function RequiredDetails({
  journey,
}: {
  readonly journey: Extract<SignInJourney, { status: 'detailsMissing' }>;
}) {
  const t = useText();
  const titleId = useId();
  const place = useRef<HTMLDivElement>(null);
  const { flow, entries } = useSignInService();
  const routes = useActiveRoutes();
  const log = useService(pageLog);
  const { settings } = useService(checkedRealm);
  const fields = entries.find(({ key }) => key === journey.provider)?.fields ?? none;
  const wanted = useMemo(
    () =>
      (fields.length > 0 ? fields : usual).map((fieldName): WantedDetail => ({ fieldName, required: true })),
    [fields],
  );
  const title = t('owedDetailsTitle');
  useEffect(() => place.current?.focus(), []);
  usePageTitle(title);
  return (
    <SignInLayout title={title}>
      <div ref={place} tabIndex={-1} className={styles['details']}>
        <p id={titleId}>{t('owedDetailsText')}</p>
        <DetailsForm
          wanted={wanted}
          onlyUnknown
          restrictions={settings.addressCountryRestriction}
          context="REGISTRATION"
          submitLabel={t('owedDetailsSave')}
          labelledBy={titleId}
          onSaved={async () => {
            flow.goOnward();
            return true;
          }}
          report={(error) => log.error('Details of a viewer could not be read or saved.', error)}
        >
          {journey.optional ? (
            <Button variant="quiet" onClick={() => flow.goOnward()}>
              {t('owedDetailsSkip')}
            </Button>
          ) : (
            <Link className={buttonClass('quiet')} to={buildPath(routes, 'LOGOUT', {})}>
              {t('owedDetailsLeave')}
            </Link>
          )}
        </DetailsForm>
      </div>
    </SignInLayout>
  );
});
