/** Form that requests and saves details of the viewer. */
import { observer } from 'mobx-react-lite';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useText } from '../../i18n/hooks';
import { platformClient, type PlatformClient } from '../../sdk/platform';
import { useService } from '../../sdk/useService';
import { Alert } from '../../ui/Alert';
import { Button } from '../../ui/Button';
import { FormActions } from '../../ui/FormActions';
import { LinesSkeleton } from '../../ui/LinesSkeleton';
import { createDetailsApi, type DetailsApi } from '../detailsApi';
import { DetailsStore } from '../DetailsStore';
import type { CountryRestriction } from '../rules/countryRestriction';
import type { WantedDetail } from '../rules/detailField';
import { DetailInput } from './DetailInput';
import styles from './DetailsForm.module.css';

export interface DetailsFormProps {
  /** Requested details; entered values survive a change. */
  readonly wanted: readonly WantedDetail[];
  /** Hides details that the platform already has. */
  readonly onlyUnknown?: boolean;
  /** The realm's restrictions, and the purpose of the details (FRM-016 to FRM-019). */
  readonly restrictions: readonly CountryRestriction[];
  readonly context: CountryRestriction['context'];
  readonly submitLabel: string;
  /** Continues after saving, and returns whether nothing is missing any more; the button stays busy until then. */
  readonly onSaved: () => Promise<boolean>;
  /** Secondary action next to the submit button. */
  readonly children?: ReactNode;
  readonly labelledBy: string;
  readonly report: (error: unknown) => void;
  /** Factory of the endpoints, by default for all details. Must be a stable reference. */
  readonly api?: (client: PlatformClient) => DetailsApi;
}

/**
 * Native validation is off (FRM-037); Enter submits (FRM-032). Errors appear at their fields, and the first
 * invalid field gets the focus.
 */
export const DetailsForm = observer(function DetailsForm({
  wanted,
  onlyUnknown = false,
  restrictions,
  context,
  submitLabel,
  onSaved,
  children,
  labelledBy,
  report,
  api = createDetailsApi,
}: DetailsFormProps) {
  const t = useText();
  const client = useService(platformClient);
  const form = useRef<HTMLFormElement>(null);
  const [latest] = useState(() => ({ report }));
  const store = useMemo(
    () => new DetailsStore(api(client), { restrictions, context }, (error) => latest.report(error)),
    [client, api, restrictions, context, latest],
  );
  const { state, saving, problem, refusals } = store;

  useEffect(() => store.want(wanted, { onlyUnknown }), [store, wanted, onlyUnknown]);
  useEffect(() => void store.load(), [store]);
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);

  if (state.status === 'loading')
    return (
      <LinesSkeleton
        label={t('detailsLoading')}
        lines={Math.min(
          wanted.reduce((fields, { fieldType }) => fields + (fieldType === 'address' ? 3 : 1), 0),
          5,
        )}
      />
    );
  if (state.status === 'failed')
    return (
      <div className={styles['form']}>
        <Alert>{t('detailsNotLoaded')}</Alert>
        <FormActions>
          <Button variant="secondary" onClick={() => void store.load()}>
            {t('tryAgain')}
          </Button>
          {children}
        </FormActions>
      </div>
    );
  return (
    <form
      ref={form}
      noValidate
      className={styles['form']}
      aria-labelledby={labelledBy}
      aria-busy={saving}
      onSubmit={(submit) => {
        submit.preventDefault();
        void store.save(onSaved);
      }}
    >
      {problem !== null && <Alert>{'text' in problem ? problem.text : t(problem.key)}</Alert>}
      <div className={styles['fields']}>
        {store.fields.map((field) => (
          <DetailInput key={field.name} store={store} field={field} />
        ))}
      </div>
      <FormActions>
        <Button type="submit" busy={saving}>
          {submitLabel}
        </Button>
        {children}
      </FormActions>
    </form>
  );
});
