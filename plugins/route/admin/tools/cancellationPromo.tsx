/** Preview of the cancellation screen in each of its outcomes (ADM-004, LIC-097). */
import { useText } from 'proscenium/i18n';
import { navigation, useService } from 'proscenium/sdk';
import { cancellationFixtures, isCancellationFixture } from '../samples/cancellation';
import { adminPage } from '../workbench/adminPage';
import { Choice } from '../workbench/fields';
import { Preview } from '../workbench/Preview';
import { useQueryState } from '../workbench/useQueryState';
import { viewDefaults } from '../workbench/view';

const names = {
  percentage: 'adminOfferPercentage',
  amount: 'adminOfferAmount',
  'for-life': 'adminOfferForLife',
  'no-offer': 'adminNoOffer',
  'keep-fails': 'adminKeepFails',
  'cancel-fails': 'adminCancelFails',
} as const;

function CancellationTool() {
  const t = useText();
  const nav = useService(navigation);
  const [state, set] = useQueryState({ ...viewDefaults, fixture: 'percentage' });
  const fixture = isCancellationFixture(state.fixture) ? state.fixture : 'percentage';
  return (
    <Preview
      view={state}
      setView={set}
      path={nav.hrefOf('ADMIN_CANCELLATION_SCREEN', {}, { fixture })}
      previewSetup={{ staffPages: true }}
    >
      <Choice
        label={t('adminData')}
        value={fixture}
        options={cancellationFixtures.map((each) => ({ value: each, label: t(names[each]) }))}
        onChange={(value) => set('fixture', value)}
      />
    </Preview>
  );
}

export default adminPage(CancellationTool);
