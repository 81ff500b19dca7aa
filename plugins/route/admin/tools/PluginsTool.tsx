/** What the realm enables and where each plugin stands in its life; one of them closely (ADM-007). */
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { useText } from '../../../../core/i18n';
import { navigation, pluginStates, useService, type PluginState } from '../../../../core/sdk';
import { Icon, VisuallyHidden } from '../../../../core/ui';
import { Press } from '../workbench/fields';
import { useQueryState } from '../workbench/useQueryState';
import { Workbench } from '../workbench/Workbench';
import styles from './PluginsTool.module.css';

export const PluginsTool = observer(function PluginsTool() {
  const t = useText();
  const { plugins } = useService(pluginStates);
  const [{ plugin }, set] = useQueryState({ plugin: '' });
  const chosen = plugins.find(({ id }) => id === plugin);
  return (
    <Workbench tool="ADMIN_PLUGIN_PREVIEW">
      <p className={styles['summary']}>{t('adminPluginCount', { count: plugins.length })}</p>
      <div className={styles['halves']} data-chosen={chosen !== undefined || undefined}>
        <ul className={styles['list']}>
          {plugins.map((each) => (
            <li key={each.id}>
              <button type="button" className={styles['row']} aria-pressed={each === chosen} onClick={() => set('plugin', each === chosen ? '' : each.id)}>
                <span className={styles['name']}>{each.title}</span>
                <code className={styles['id']}>{each.id}</code>
                <Lamp plugin={each} />
              </button>
            </li>
          ))}
        </ul>
        {chosen !== undefined && <Closely plugin={chosen} />}
      </div>
    </Workbench>
  );
});

const order = ['failed', 'loading', 'active', 'enabled', 'disposed'] as const;

/** The state that matters most among a plugin's contributions. */
const Lamp = observer(function Lamp({ plugin }: { readonly plugin: PluginState }) {
  const t = useText();
  const status = order.find((each) => plugin.contributions.some((contribution) => contribution.status === each)) ?? 'enabled';
  return (
    <span className={styles['lamp']} data-status={status}>
      {t(statusKeys[status])}
    </span>
  );
});

const Closely = observer(function Closely({ plugin }: { readonly plugin: PluginState }) {
  const t = useText();
  const states = useService(pluginStates);
  const nav = useService(navigation);
  return (
    <section className={styles['closely']} aria-label={plugin.title}>
      <h2 className={styles['head']}>{plugin.title}</h2>
      <table className={styles['table']}>
        <thead>
          <tr>
            <th scope="col">{t('adminContribution')}</th>
            <th scope="col">{t('adminState')}</th>
            <th scope="col">
              <VisuallyHidden>{t('adminActions')}</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {plugin.contributions.map(({ point, name, status, reason }) => (
            <tr key={`${point}/${name}`}>
              <th scope="row">
                <span className={styles['point']}>{point}</span> {name}
              </th>
              <td>
                <span className={styles['lamp']} data-status={status}>
                  {t(statusKeys[status])}
                </span>
                {reason !== null && <p className={styles['reason']}>{reason}</p>}
              </td>
              <td className={styles['act']}>
                {(status === 'enabled' || status === 'failed') && (
                  <Press onClick={() => states.activate(plugin.id, point, name)}>
                    {t('adminActivate')}
                    <VisuallyHidden>
                      {' '}
                      {point} {name}
                    </VisuallyHidden>
                  </Press>
                )}
                {point === 'section' && (
                  <Link className={styles['see']} to={nav.hrefOf('ADMIN_SECTION_PREVIEW', {}, { section: name })}>
                    {t('adminSeeSection')}
                    <Icon name="next" size={20} />
                  </Link>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <h3 className={styles['sub']}>{t('adminOptions')}</h3>
      <pre className={styles['options']} tabIndex={0}>
        {JSON.stringify(plugin.options, null, 2)}
      </pre>
    </section>
  );
});

const statusKeys = {
  enabled: 'adminEnabled',
  loading: 'adminLoading',
  active: 'adminActive',
  failed: 'adminFailed',
  disposed: 'adminDisposed',
} as const;
