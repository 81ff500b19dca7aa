/**
 * Preferences for language, audio, subtitles and autoplay; each change applies at once (optimistic update,
 * FAV-022 to FAV-027).
 */
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { PreferenceStore, type Preferences } from '../PreferenceStore';
import { trackLanguages } from '../rules/trackLanguages';
import { ownLanguageName } from '../../i18n/languageNames';
import { useIntlLocale, useText } from '../../i18n/hooks';
import { retryingClient } from '../../platform/transport/retryingClient';
import { storageTabChannel } from '../../platform/browser/TabChannel';
import { mutationServices } from '../../platform/outbox/mutationServices';
import { reusePendingStore } from '../../platform/outbox/reusePendingStore';
import { useService } from '../../sdk/useService';
import { checkedRealm, languageChoice, preferencesChanged } from '../../pageKit/pageServices';
import { Alert } from '../../ui/Alert';
import { Button } from '../../ui/Button';
import { CheckField } from '../../ui/CheckField';
import { SelectField } from '../../ui/SelectField';
import { PartFailed, PartSkeleton } from '../../pageKit/PartFailed';
import { PREFERENCES_CHANGED } from './preferenceNews';
import { useAccountStore } from '../../pageKit/useAccountStore';
import styles from './PreferencesPanel.module.css';

export default observer(function PreferencesPanel() {
  const t = useText();
  const locale = useIntlLocale();
  const languages = useService(languageChoice);
  const { locales } = useService(checkedRealm);
  const changed = useService(preferencesChanged);
  const services = useService(mutationServices);
  const store = useAccountStore((client, report) =>
    reusePendingStore(
      services,
      'preferences',
      () =>
        new PreferenceStore({
          client: retryingClient(client, services.around.clock),
          services,
          report,
          changed,
        }),
    ),
  );
  useEffect(() => store.attend(), [store]);
  // Refetch when the page becomes visible (another device may have changed them) and on changes in another
  // tab: each change sends all preferences and would otherwise overwrite those.
  useEffect(() => {
    const look = () => document.visibilityState === 'visible' && void store.readAgain();
    const stop = storageTabChannel().listen((key) => key === PREFERENCES_CHANGED && void store.readAgain());
    document.addEventListener('visibilitychange', look);
    return () => {
      stop();
      document.removeEventListener('visibilitychange', look);
    };
  }, [store]);
  if (store.state === 'loading') return <PartSkeleton lines={4} />;
  if (store.state === 'failed') return <PartFailed retry={() => void store.load()} />;
  const { values, retry } = store;
  const tracks = trackLanguages(
    locales.offered.map(({ code }) => code),
    [values.audioLanguage, values.subTitleLanguage],
  ).map((code) => ({ value: code, label: ownLanguageName(code) }));
  const box = (
    name: 'autoAdvance' | 'videoBackgroundAutoPlay' | 'videoBackgroundAutoPlayAudio',
    label: string,
  ) => (
    <CheckField
      name={name}
      label={label}
      checked={values[name]}
      onChange={(checked) => store.change({ [name]: checked } satisfies Preferences)}
    />
  );
  return (
    <div className={styles['preferences']}>
      {retry !== null && (
        <div className={styles['trouble']}>
          <Alert>{t('genericError')}</Alert>
          <Button variant="secondary" onClick={retry}>
            {t('tryAgain')}
          </Button>
        </div>
      )}
      <SelectField
        label={t('preferLanguage')}
        value={locale}
        required
        placeholder={t('preferLanguage')}
        options={locales.offered.map(({ code, name }) => ({ value: code, label: name }))}
        onChange={(code) => {
          languages.choose(code);
          store.change({ language: code });
        }}
      />
      <SelectField
        label={t('preferAudio')}
        value={values.audioLanguage ?? ''}
        placeholder={t('preferOriginal')}
        options={tracks}
        onChange={(code) => store.change({ audioLanguage: code === '' ? null : code })}
      />
      <SelectField
        label={t('preferSubtitles')}
        value={values.subTitleLanguage ?? ''}
        placeholder={t('preferNoSubtitles')}
        options={tracks}
        onChange={(code) => store.change({ subTitleLanguage: code === '' ? null : code })}
      />
      <fieldset className={styles['boxes']}>
        <legend>{t('preferByItself')}</legend>
        {box('autoAdvance', t('preferNext'))}
        {box('videoBackgroundAutoPlay', t('preferBackground'))}
        {values.videoBackgroundAutoPlay && box('videoBackgroundAutoPlayAudio', t('preferBackgroundSound'))}
      </fieldset>
    </div>
  );
});
