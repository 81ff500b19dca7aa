/**
 * Preview of one row in one of the realm's row renderers: with the plugin's samples, built-in ones, or pasted
 * data (ADM-009).
 */
import { observer } from 'mobx-react-lite';
import { useCallback } from 'react';
import { useText } from '../../../../core/i18n';
import { navigation, pluginStates, useService } from '../../../../core/sdk';
import { sampleRow } from '../samples/sampleRow';
import { Choice } from '../workbench/fields';
import { Preview, useSuppliedText } from '../workbench/Preview';
import { useQueryState } from '../workbench/useQueryState';
import { viewDefaults } from '../workbench/view';
import { pageOf, PREVIEW_SECTION, sectionsOf } from './rows';
import { useSamples } from './useSamples';

export const SectionTool = observer(function SectionTool() {
  const t = useText();
  const nav = useService(navigation);
  const { plugins } = useService(pluginStates);
  const sections = sectionsOf(plugins);
  const [state, set] = useQueryState({ ...viewDefaults, section: sections[0]?.name ?? '', fixture: '' });
  const data = useSuppliedText(useCallback(() => set('fixture', 'pasted'), [set]));
  const section = sections.find(({ name }) => name === state.section) ?? sections[0];
  const samples = useSamples(section?.plugin);
  const sample = samples.find(({ id }) => id === state.fixture);
  const pasted = state.fixture === 'pasted';
  const bucket = pasted ? (data.value ?? {}) : (sample?.bucket ?? sampleRow('preview'));
  return (
    <Preview
      tool="ADMIN_SECTION_PREVIEW"
      title={section?.title ?? t('adminSection')}
      view={state}
      setView={set}
      path={nav.hrefOf('SECTION', { id: PREVIEW_SECTION })}
      previewSetup={
        section === undefined
          ? {}
          : pageOf(section.title, [{ type: section.name, bucket, options: sample?.options }])
      }
      pasted={pasted ? { label: t('adminRowData'), data } : undefined}
    >
      <Choice
        label={t('adminRowType')}
        value={section?.name ?? ''}
        options={sections.map(({ name, title }) => ({ value: name, label: title }))}
        onChange={(value) => set('section', value)}
      />
      <Choice
        label={t('adminData')}
        value={state.fixture}
        options={[
          { value: '', label: t('adminSample') },
          ...samples.map(({ id, title }) => ({ value: id, label: title })),
          { value: 'pasted', label: t('adminPasted') },
        ]}
        onChange={(value) => set('fixture', value)}
      />
    </Preview>
  );
});
