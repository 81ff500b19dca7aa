/** Previews of rows, with samples, rows of the platform, or pasted data. */
import { observer } from 'mobx-react-lite';
import { useCallback } from 'react';
import { useText } from 'proscenium/i18n';
import { navigation, pluginStates, useService, type PreviewSetup } from 'proscenium/sdk';
import { sampleRow } from '../samples/sampleRow';
import { adminPage } from '../workbench/adminPage';
import { Choice, Line } from '../workbench/fields';
import { Preview, useSuppliedText } from '../workbench/Preview';
import { useQueryState } from '../workbench/useQueryState';
import { viewDefaults } from '../workbench/view';
import { pageOf, PREVIEW_SECTION, rowRenderersOf } from './rows';
import { useSamples } from './useSamples';

/** One row in one of the realm's row renderers (ADM-009). */
const SectionTool = observer(function SectionTool() {
  const t = useText();
  const nav = useService(navigation);
  const { plugins } = useService(pluginStates);
  const sections = rowRenderersOf(plugins);
  const [state, set] = useQueryState({ ...viewDefaults, section: sections[0]?.name ?? '', fixture: '' });
  const data = useSuppliedText(useCallback(() => set('fixture', 'pasted'), [set]));
  const section = sections.find(({ name }) => name === state.section) ?? sections[0];
  const samples = useSamples(section?.plugin);
  const sample = samples.find(({ id }) => id === state.fixture);
  const pasted = state.fixture === 'pasted';
  const bucket = pasted ? (data.value ?? {}) : (sample?.bucket ?? sampleRow('preview'));
  return (
    <Preview
      title={section?.title}
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

export const section = adminPage(SectionTool);

/** A page of rows: a sample of every row type, a section of the realm, or pasted data (ADM-005). */
const ComposedPageTool = observer(function ComposedPageTool() {
  const t = useText();
  const nav = useService(navigation);
  const { plugins } = useService(pluginStates);
  const [state, set] = useQueryState({ ...viewDefaults, source: 'sample', section: 'home' });
  const data = useSuppliedText(useCallback(() => set('source', 'pasted'), [set]));
  const previewSetup = (): PreviewSetup => {
    if (state.source === 'platform') return {};
    if (state.source === 'pasted') return { answers: { readSection: data.value } };
    // Hero first, as on pages composed by the platform.
    const names = rowRenderersOf(plugins).sort(
      (a, b) => Number(b.name === 'hero') - Number(a.name === 'hero'),
    );
    return pageOf(
      t('adminComposedPage'),
      names.map(({ name }) => ({ type: name, bucket: sampleRow(`preview-${name}`) })),
    );
  };
  return (
    <Preview
      view={state}
      setView={set}
      path={nav.hrefOf('SECTION', { id: state.source === 'platform' ? state.section : PREVIEW_SECTION })}
      previewSetup={previewSetup()}
      pasted={state.source === 'pasted' ? { label: t('adminSectionData'), data } : undefined}
    >
      <Choice
        label={t('adminData')}
        value={state.source}
        options={[
          { value: 'sample', label: t('adminEveryRow') },
          { value: 'platform', label: t('adminFromPlatform') },
          { value: 'pasted', label: t('adminPasted') },
        ]}
        onChange={(value) => set('source', value)}
      />
      {state.source === 'platform' && (
        <Line label={t('adminSectionId')} value={state.section} onChange={(value) => set('section', value)} />
      )}
    </Preview>
  );
});

export const composedPage = adminPage(ComposedPageTool);
