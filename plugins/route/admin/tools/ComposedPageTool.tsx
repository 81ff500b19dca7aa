/** Preview of a page of rows: a sample of every row type, a section of the realm, or pasted data (ADM-005). */
import { observer } from 'mobx-react-lite';
import { useCallback } from 'react';
import { useText } from '../../../../core/i18n';
import { navigation, pluginStates, useService, type PreviewSetup } from '../../../../core/sdk';
import { sampleRow } from '../samples/sampleRow';
import { Choice, Line } from '../workbench/fields';
import { Preview, useSuppliedText } from '../workbench/Preview';
import { useQueryState } from '../workbench/useQueryState';
import { viewDefaults } from '../workbench/view';
import { pageOf, PREVIEW_SECTION, sectionsOf } from './rows';

export const ComposedPageTool = observer(function ComposedPageTool() {
  const t = useText();
  const nav = useService(navigation);
  const { plugins } = useService(pluginStates);
  const [state, set] = useQueryState({ ...viewDefaults, source: 'sample', section: 'home' });
  const data = useSuppliedText(useCallback(() => set('source', 'pasted'), [set]));
  const previewSetup = (): PreviewSetup => {
    if (state.source === 'platform') return {};
    if (state.source === 'pasted') return { answers: { readSection: data.value } };
    // Hero first, as on pages composed by the platform.
    const names = sectionsOf(plugins).sort((a, b) => Number(b.name === 'hero') - Number(a.name === 'hero'));
    return pageOf(
      t('adminComposedPage'),
      names.map(({ name }) => ({ type: name, bucket: sampleRow(`preview-${name}`) })),
    );
  };
  return (
    <Preview
      tool="ADMIN_COMPOSED_PAGE_PREVIEW"
      title={t('adminComposedPage')}
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
