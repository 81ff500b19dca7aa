/** The parental control of the account: the age limit and the PIN (FAV-040). */
import { observer } from 'mobx-react-lite';
import { useRef, useState, type FormEvent } from 'react';
import { useText } from '../../i18n/hooks';
import { PinField } from '../components/PinField';
import { ParentalStore } from '../ParentalStore';
import { isAboutPin, isPin, offeredAges, USUAL_AGE } from '../rules/profileProblem';
import { Alert } from '../../ui/Alert';
import { Button } from '../../ui/Button';
import { CheckField } from '../../ui/CheckField';
import { FormActions } from '../../ui/FormActions';
import { SelectField } from '../../ui/SelectField';
import { PartFailed, PartSkeleton } from '../../pageKit/PartFailed';
import { useAccountStore } from '../../pageKit/useAccountStore';
import styles from './ParentalPanel.module.css';

export default observer(function ParentalPanel() {
  const store = useAccountStore((client, report) => new ParentalStore(client, report));
  if (store.state === 'loading') return <PartSkeleton lines={3} />;
  if (store.state === 'failed') return <PartFailed retry={() => void store.load()} />;
  return <ParentalForm store={store} />;
});

/** Every change requires the current PIN; enabling it for the first time sets one. */
const ParentalForm = observer(function ParentalForm({ store }: { readonly store: ParentalStore }) {
  const t = useText();
  const { control, hasPin, problem } = store;
  const [enabled, setEnabled] = useState(control.enabled);
  const [age, setAge] = useState(control.maxRating ?? USUAL_AGE);
  const [fresh, setFresh] = useState('');
  const [present, setPresent] = useState('');
  const [tried, setTried] = useState(false);
  const freshField = useRef<HTMLInputElement>(null);
  const presentField = useRef<HTMLInputElement>(null);
  const wants = {
    fresh: hasPin ? fresh === '' || isPin(fresh) : !enabled || isPin(fresh),
    present: !hasPin || isPin(present),
  };
  const touch =
    <Value,>(set: (value: Value) => void) =>
    (value: Value) => {
      store.touched();
      set(value);
    };
  const send = async (submit: FormEvent) => {
    submit.preventDefault();
    setTried(true);
    if (!wants.fresh) return freshField.current?.focus();
    if (!wants.present) return presentField.current?.focus();
    const taken = await store.change({
      enabled,
      maxRating: age,
      ...(fresh === '' ? {} : { pin: fresh }),
      ...(hasPin ? { currentPin: present } : {}),
    });
    setPresent('');
    if (!taken) return presentField.current?.focus();
    setFresh('');
    setTried(false);
  };
  const aboutPin = problem !== null && hasPin && isAboutPin(problem);
  const shape = t('profilePinShape');
  return (
    <form className={styles['form']} onSubmit={(submit) => void send(submit)} noValidate>
      <CheckField
        name="parental"
        label={t('parentalOn')}
        hint={t('parentalOnHint')}
        checked={enabled}
        onChange={touch(setEnabled)}
      />
      {enabled && (
        <>
          <SelectField
            label={t('parentalAge')}
            value={String(age)}
            required
            placeholder={t('parentalAge')}
            options={offeredAges(age).map((each) => ({
              value: String(each),
              label: t('parentalAgeNamed', { age: each }),
            }))}
            onChange={touch((chosen: string) => setAge(Number(chosen)))}
          />
          <PinField
            label={t(hasPin ? 'parentalPinNew' : 'profilePin')}
            value={fresh}
            onChange={touch(setFresh)}
            hint={t(hasPin ? 'parentalPinChangeHint' : 'parentalPinNewHint')}
            error={tried && !wants.fresh ? shape : null}
            required={!hasPin}
            inputRef={freshField}
          />
        </>
      )}
      {hasPin && (
        <PinField
          label={t('parentalPinNow')}
          value={present}
          onChange={touch(setPresent)}
          hint={t('parentalPinNowHint')}
          error={aboutPin ? t(problem) : tried && !wants.present ? shape : null}
          required
          inputRef={presentField}
        />
      )}
      {problem !== null && !aboutPin && <Alert>{t(problem)}</Alert>}
      <FormActions>
        <Button type="submit" busy={store.saving}>
          {t('profileSave')}
        </Button>
        <p role="status" className={styles['said']}>
          {store.saved && t('parentalSaved')}
        </p>
      </FormActions>
    </form>
  );
});
