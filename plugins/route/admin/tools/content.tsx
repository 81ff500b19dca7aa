/** Preview of a content page: a sample, platform content, or pasted data (ADM-008). */
import { useCallback } from 'react';
import { useText } from 'proscenium/i18n';
import { clock, navigation, useService, type PreviewSetup } from 'proscenium/sdk';
import { sampleContent, sampleEnvironment } from '../samples/sampleContent';
import { adminPage } from '../workbench/adminPage';
import { Choice, Line, Segments } from '../workbench/fields';
import { Preview, useSuppliedText } from '../workbench/Preview';
import { useQueryState } from '../workbench/useQueryState';
import { viewDefaults } from '../workbench/view';

const kinds = {
  VOD: { call: 'readVod', label: 'adminVideo' },
  LIVE: { call: 'readEvent', label: 'adminEvent' },
} as const;
const accesses = ['GRANTED', 'GRANTED_ON_SIGN_IN', 'DENIED'] as const;
const accessNames = {
  GRANTED: 'adminAccessGranted',
  GRANTED_ON_SIGN_IN: 'adminAccessOnSignIn',
  DENIED: 'adminAccessDenied',
} as const;

function ContentTool() {
  const t = useText();
  const nav = useService(navigation);
  const time = useService(clock);
  const [state, set] = useQueryState({
    ...viewDefaults,
    kind: 'VOD',
    source: 'sample',
    access: 'GRANTED',
    id: '',
  });
  const data = useSuppliedText(useCallback(() => set('source', 'pasted'), [set]));
  const kind = state.kind === 'LIVE' ? 'LIVE' : 'VOD';
  const access = accesses.find((each) => each === state.access) ?? 'GRANTED';
  const answer =
    state.source === 'pasted'
      ? data.value
      : state.source === 'platform'
        ? null
        : sampleContent(kind, access, time.now());
  const id = typeof answer?.['id'] === 'string' ? answer['id'] : state.id;
  const previewSetup: PreviewSetup =
    answer === null
      ? {}
      : { answers: { [kinds[kind].call]: answer, ...(kind === 'VOD' ? sampleEnvironment() : {}) } };
  return (
    <Preview
      view={state}
      setView={set}
      path={nav.hrefOf(kind, { eventId: id === '' ? 'preview' : id })}
      previewSetup={previewSetup}
      pasted={state.source === 'pasted' ? { label: t('adminContentData'), data } : undefined}
    >
      <Segments
        label={t('adminKind')}
        value={kind}
        options={[
          { value: 'VOD', label: t(kinds.VOD.label) },
          { value: 'LIVE', label: t(kinds.LIVE.label) },
        ]}
        onChange={(value) => set('kind', value)}
      />
      <Choice
        label={t('adminData')}
        value={state.source}
        options={[
          { value: 'sample', label: t('adminSample') },
          { value: 'platform', label: t('adminFromPlatform') },
          { value: 'pasted', label: t('adminPasted') },
        ]}
        onChange={(value) => set('source', value)}
      />
      {state.source === 'platform' && (
        <Line label={t('adminContentId')} value={state.id} onChange={(value) => set('id', value)} />
      )}
      {state.source === 'sample' && (
        <Choice
          label={t('adminAccess')}
          value={access}
          options={accesses.map((each) => ({ value: each, label: t(accessNames[each]) }))}
          onChange={(value) => set('access', value)}
        />
      )}
    </Preview>
  );
}

export default adminPage(ContentTool);
