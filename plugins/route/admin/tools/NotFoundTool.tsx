/** Preview of the not-found page (ADM-003). */
import { useText } from '../../../../core/i18n';
import { Preview } from '../workbench/Preview';
import { useQueryState } from '../workbench/useQueryState';
import { viewDefaults } from '../workbench/view';

/** A path in no route table. */
const NOWHERE = '/_admin/404-preview/nowhere';

export function NotFoundTool() {
  const t = useText();
  const [view, setView] = useQueryState(viewDefaults);
  return (
    <Preview
      tool="ADMIN_404_PREVIEW"
      title={t('adminNotFound')}
      view={view}
      setView={setView}
      path={NOWHERE}
      previewSetup={{}}
    />
  );
}
