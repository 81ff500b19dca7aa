/** Enabled plugins with their lifecycle states; details of one, and a preview in context (ADM-007). */
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { useText } from 'proscenium/i18n';
import { clock, navigation, pluginStates, useService, type PluginState } from 'proscenium/sdk';
import { Icon, VisuallyHidden } from 'proscenium/ui';
import { adminPage } from '../workbench/adminPage';
import { Choice, Note, Press } from '../workbench/fields';
import { SiteFrame } from '../workbench/SiteFrame';
import { useQueryState, type Values } from '../workbench/useQueryState';
import { together, viewDefaults, viewPreviewSetup, widthOf, type ViewName } from '../workbench/view';
import { ViewFields } from '../workbench/ViewFields';
import { Workbench } from '../workbench/Workbench';
import { placeOf } from './pluginPlaces';
import styles from './plugins.module.css';
import { useSamples } from './useSamples';

const PluginsTool = observer(function PluginsTool() {
  const t = useText();
  const { plugins } = useService(pluginStates);
  const [state, set] = useQueryState({ ...viewDefaults, plugin: '', part: '', fixture: '' });
  const chosen = plugins.find(({ id }) => id === state.plugin);
  const choose = (id: string) => {
    set('plugin', id);
    set('part', '');
    set('fixture', '');
  };
  const controls = (
    <>
      {chosen !== undefined && <PartFields plugin={chosen} state={state} set={set} />}
      <ViewFields view={state} set={set} />
    </>
  );
  return (
    <Workbench controls={controls}>
      <p className={styles['summary']}>{t('adminPluginCount', { count: plugins.length })}</p>
      <div className={styles['halves']} data-chosen={chosen !== undefined || undefined}>
        <ul className={styles['list']}>
          {plugins.map((each) => (
            <li key={each.id}>
              <button
                type="button"
                className={styles['row']}
                aria-pressed={each === chosen}
                onClick={() => choose(each === chosen ? '' : each.id)}
              >
                <span className={styles['name']}>{each.title}</span>
                <code className={styles['id']}>{each.id}</code>
                <Lamp plugin={each} />
              </button>
            </li>
          ))}
        </ul>
        {chosen !== undefined && (
          <div className={styles['beside']}>
            <Closely plugin={chosen} />
            <InPlace key={chosen.id} plugin={chosen} state={state} />
          </div>
        )}
      </div>
    </Workbench>
  );
});

type State = Values<ViewName | 'plugin' | 'part' | 'fixture'>;
interface PartProps {
  readonly plugin: PluginState;
  readonly state: State;
}

/** Selects the previewed contribution and sample. */
const PartFields = observer(function PartFields({
  plugin,
  state,
  set,
}: PartProps & { readonly set: (name: 'part' | 'fixture', value: string) => void }) {
  const t = useText();
  const part = partOf(plugin, state);
  const samples = useSamples(part?.point === 'section' ? plugin.id : undefined);
  return (
    <>
      {plugin.contributions.length > 1 && part !== undefined && (
        <Choice
          label={t('adminContribution')}
          value={keyOf(part)}
          options={plugin.contributions.map((each) => ({
            value: keyOf(each),
            label: `${each.point} ${each.name}`,
          }))}
          onChange={(value) => set('part', value)}
        />
      )}
      {samples.length > 0 && (
        <Choice
          label={t('adminData')}
          value={state.fixture}
          options={[
            { value: '', label: t('adminSample') },
            ...samples.map(({ id, title }) => ({ value: id, label: title })),
          ]}
          onChange={(value) => set('fixture', value)}
        />
      )}
    </>
  );
});

/** Preview of the plugin in context. */
const InPlace = observer(function InPlace({ plugin, state }: PartProps) {
  const t = useText();
  const nav = useService(navigation);
  const time = useService(clock);
  const part = partOf(plugin, state);
  const samples = useSamples(part?.point === 'section' ? plugin.id : undefined);
  const sample = samples.find(({ id }) => id === state.fixture);
  const place = part === undefined ? null : placeOf(part, plugin.title, nav, time.now(), sample);
  if (place === null) return <Note>{t('adminNotSeen')}</Note>;
  return (
    <SiteFrame
      title={plugin.title}
      path={place.path}
      previewSetup={together(viewPreviewSetup(state), place.previewSetup)}
      width={widthOf(state)}
    />
  );
});

const keyOf = ({ point, name }: PluginState['contributions'][number]): string => `${point}/${name}`;

function partOf(
  { contributions }: PluginState,
  { part }: State,
): PluginState['contributions'][number] | undefined {
  return contributions.find((each) => keyOf(each) === part) ?? contributions[0];
}

const order = ['failed', 'loading', 'active', 'enabled', 'disposed'] as const;

/** Shows the most severe state among a plugin's contributions. */
const Lamp = observer(function Lamp({ plugin }: { readonly plugin: PluginState }) {
  const t = useText();
  const status =
    order.find((each) => plugin.contributions.some((contribution) => contribution.status === each)) ??
    'enabled';
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
      <p className={styles['origin']}>
        {plugin.from === null ? (
          t('adminInBuild')
        ) : (
          <>
            {t('adminInstalledFrom')} <bdi className={styles['id']}>{plugin.from}</bdi>
          </>
        )}
        {plugin.bytes !== null && (
          <span>{t('adminModulesSize', { size: plugin.bytes / BYTES_PER_KILOBYTE })}</span>
        )}
      </p>
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
                  <Link
                    className={styles['see']}
                    to={nav.hrefOf('ADMIN_SECTION_PREVIEW', {}, { section: name })}
                  >
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

const BYTES_PER_KILOBYTE = 1000;

const statusKeys = {
  enabled: 'adminEnabled',
  loading: 'adminLoading',
  active: 'adminActive',
  failed: 'adminFailed',
  disposed: 'adminDisposed',
} as const;

export default adminPage(PluginsTool);
