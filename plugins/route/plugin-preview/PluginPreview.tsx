/** Every plugin of the realm with its contributions, their states and its options. */
import { observer } from 'mobx-react-lite';
import { useText } from '../../../core/i18n';
import { pluginStates, useService, type PluginState } from '../../../core/sdk';
import { Button } from '../../../core/ui';
import styles from './PluginPreview.module.css';

export const PluginPreview = observer(function PluginPreview() {
  const t = useText();
  const { plugins } = useService(pluginStates);
  return (
    <div className={styles['page']}>
      <header>
        <h1 className={styles['title']}>{t('pluginPreviewTitle')}</h1>
        <p className={styles['summary']}>{t('pluginPreviewSummary', { count: plugins.length })}</p>
      </header>
      <ul className={styles['plugins']}>
        {plugins.map((plugin) => (
          <PluginCard key={plugin.id} plugin={plugin} />
        ))}
      </ul>
    </div>
  );
});

const PluginCard = observer(function PluginCard({ plugin }: { readonly plugin: PluginState }) {
  const t = useText();
  const states = useService(pluginStates);
  return (
    <li className={styles['plugin']}>
      <h2 className={styles['name']}>{plugin.title}</h2>
      <code className={styles['id']}>{plugin.id}</code>
      <ul className={styles['contributions']}>
        {plugin.contributions.map(({ point, name, status, reason }) => (
          <li key={`${point}/${name}`} className={styles['contribution']}>
            <span>
              {point}
              <b> {name}</b>
            </span>
            <span className={styles['status']} data-status={status}>
              {t(statusKeys[status])}
            </span>
            {(status === 'enabled' || status === 'failed') && (
              <Button size="small" variant="secondary" onClick={() => states.activate(plugin.id, point, name)}>
                {t('activateNow')}
                <span className={styles['quiet']}>
                  {point} {name}
                </span>
              </Button>
            )}
            {reason !== null && <p className={styles['reason']}>{reason}</p>}
          </li>
        ))}
      </ul>
      <details className={styles['options']}>
        <summary>{t('pluginOptions')}</summary>
        <pre tabIndex={0}>{JSON.stringify(plugin.options, null, 2)}</pre>
      </details>
    </li>
  );
});

const statusKeys = {
  enabled: 'pluginEnabled',
  loading: 'pluginLoading',
  active: 'pluginActive',
  failed: 'pluginFailed',
  disposed: 'pluginDisposed',
} as const;
