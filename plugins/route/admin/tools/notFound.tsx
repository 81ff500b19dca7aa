/** Preview of the not-found page (ADM-003). */
import { adminPage } from '../workbench/adminPage';
import { Preview } from '../workbench/Preview';
import { useQueryState } from '../workbench/useQueryState';
import { viewDefaults } from '../workbench/view';

/** A path in no route table. */
const NOWHERE = '/_admin/404-preview/nowhere';

function NotFoundTool() {
  const [view, setView] = useQueryState(viewDefaults);
  return <Preview view={view} setView={setView} path={NOWHERE} previewSetup={{}} />;
}

export default adminPage(NotFoundTool);
