/** Preview of bars and menu in each layout, with the realm's items, one of each kind, or pasted ones (ADM-006). */
import { useCallback } from 'react';
import { useText } from 'proscenium/i18n';
import { navigation, previewFrames, useService, type PreviewSetup } from 'proscenium/sdk';
import sampleMenu from '../samples/menu.json';
import { adminPage } from '../workbench/adminPage';
import { Choice, Segments } from '../workbench/fields';
import { Preview, useSuppliedText } from '../workbench/Preview';
import { useQueryState } from '../workbench/useQueryState';
import { viewDefaults } from '../workbench/view';

const layouts = ['top', 'top-left', 'sidebar', 'hamburger'] as const;
const layoutNames = {
  top: 'adminLayoutTop',
  'top-left': 'adminLayoutTopLeft',
  sidebar: 'adminLayoutSidebar',
  hamburger: 'adminLayoutHamburger',
} as const;

function NavbarTool() {
  const t = useText();
  const { layout: own } = useService(previewFrames);
  const nav = useService(navigation);
  const [state, set] = useQueryState({ ...viewDefaults, layout: own, menu: 'realm' });
  const data = useSuppliedText(useCallback(() => set('menu', 'pasted'), [set]));
  const layout = layouts.find((each) => each === state.layout) ?? layouts[0];
  const pastedItems = Array.isArray(data.value?.['items']) ? data.value['items'] : [];
  const items =
    state.menu === 'sample' ? sampleMenu.items : state.menu === 'pasted' ? pastedItems : undefined;
  const previewSetup: PreviewSetup = { layout, ...(items === undefined ? {} : { menuItems: items }) };
  return (
    <Preview
      view={state}
      setView={set}
      path={nav.hrefOf('ROOT')}
      previewSetup={previewSetup}
      pasted={state.menu === 'pasted' ? { label: t('adminMenuData'), data } : undefined}
    >
      <Segments
        pairs
        label={t('adminLayout')}
        value={layout}
        options={layouts.map((each) => ({ value: each, label: t(layoutNames[each]) }))}
        onChange={(value) => set('layout', value)}
      />
      <Choice
        label={t('adminMenu')}
        value={state.menu}
        options={[
          { value: 'realm', label: t('adminOwnMenu') },
          { value: 'sample', label: t('adminSampleMenu') },
          { value: 'pasted', label: t('adminPasted') },
        ]}
        onChange={(value) => set('menu', value)}
      />
    </Preview>
  );
}

export default adminPage(NavbarTool);
