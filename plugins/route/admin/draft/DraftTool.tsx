/**
 * An unpublished realm document: edited or opened, validated like a publication, and previewed next to the
 * live site.
 */
import { observer } from 'mobx-react-lite';
import { useRef, useState } from 'react';
import { useText } from 'proscenium/i18n';
import { navigation, previewFrames, useService, type CheckedDraft, type PreviewSetup } from 'proscenium/sdk';
import { Alert, Spinner } from 'proscenium/ui';
import { adminPage } from '../workbench/adminPage';
import { Choice, Line, Note, Segments } from '../workbench/fields';
import { SiteFrame } from '../workbench/SiteFrame';
import { useQueryState, type Values } from '../workbench/useQueryState';
import { pathWithin, viewDefaults, viewPreviewSetup, widthOf, type ViewName } from '../workbench/view';
import { PersonFields, WidthFields } from '../workbench/ViewFields';
import { CopyLink, Realms, Workbench } from '../workbench/Workbench';
import styles from './DraftTool.module.css';
import { Editor, type EditorHandle } from './Editor';
import { OpenDraft } from './OpenDraft';
import { Problems } from './Problems';
import { useCheckedDraft } from './useCheckedDraft';

const DraftTool = observer(function DraftTool() {
  const t = useText();
  const { locales } = useService(previewFrames);
  const [text, setText] = useState('');
  const [view, setView] = useQueryState({ ...viewDefaults, side: 'both', at: '', from: '' });
  const { checked, status, retry } = useCheckedDraft(text);
  const editor = useRef<EditorHandle>(null);
  return (
    <Workbench>
      <div className={styles['halves']}>
        <section className={styles['half']} aria-label={t('adminDraftText')}>
          <OpenDraft
            from={view.from}
            onOpen={(opened, from) => {
              setText(opened);
              setView('from', from);
            }}
          />
          <Editor
            ref={editor}
            label={t('adminDraftText')}
            text={text}
            onChange={setText}
            marks={checked?.problems ?? []}
          />
          {status === 'failed' && (
            <Alert>
              {t('adminCompilerFailed')}{' '}
              <button type="button" className={styles['retry']} onClick={retry}>
                {t('adminTryAgain')}
              </button>
            </Alert>
          )}
          <Problems
            checked={text.trim() === '' ? null : checked}
            checking={status === 'checking'}
            onJump={(problem) => editor.current?.jump(problem)}
          />
        </section>
        <section className={styles['half']} aria-label={t('adminDraftShown')}>
          <Realms />
          <div className={styles['view']}>
            <Segments
              label={t('adminDraftSide')}
              value={view.side}
              options={[
                { value: 'both', label: t('adminBoth') },
                { value: 'draft', label: t('adminDraftOnly') },
                { value: 'live', label: t('adminLiveOnly') },
              ]}
              onChange={(value) => setView('side', value)}
            />
            <Line
              label={t('adminPage')}
              value={view.at}
              placeholder="/"
              onChange={(value) => setView('at', value)}
            />
            <WidthFields view={view} set={setView} />
            <Choice
              label={t('adminLanguage')}
              value={view.locale}
              options={[
                { value: '', label: t('adminOwnLanguage') },
                ...(checked?.shown?.locales ?? locales).map(({ code, name }) => ({
                  value: code,
                  label: name,
                })),
              ]}
              onChange={(value) => setView('locale', value)}
            />
            <PersonFields view={view} set={setView} />
            <CopyLink />
          </div>
          <Sites view={view} shown={checked?.shown ?? null} checking={status === 'checking'} />
        </section>
      </div>
    </Workbench>
  );
});

interface SitesProps {
  readonly view: Values<ViewName | 'side' | 'at'>;
  readonly shown: CheckedDraft['shown'];
  readonly checking: boolean;
}

function Sites({ view, shown, checking }: SitesProps) {
  const t = useText();
  const nav = useService(navigation);
  const { locales } = useService(previewFrames);
  const path = pathWithin(view.at, nav.current()) ?? nav.hrefOf('ROOT');
  const { side } = view;
  const width = widthOf(view);
  const { locale, ...seen } = viewPreviewSetup(view);
  // Draft and live site may offer different languages: each uses the requested one if it has it.
  const inLanguageOf = (offered: readonly { readonly code: string }[]): PreviewSetup =>
    offered.some(({ code }) => code === locale) ? { ...seen, locale } : seen;
  const previewSetup: PreviewSetup | null =
    shown === null ? null : { ...inLanguageOf(shown.locales), draft: shown.draft };
  return (
    <div className={styles['sites']} data-side={side}>
      {side !== 'live' &&
        (previewSetup === null || shown === null ? (
          <div className={styles['empty']}>
            {checking ? <Spinner label={t('adminChecking')} /> : <p>{t('adminDraftNotShown')}</p>}
          </div>
        ) : (
          <div className={styles['site']}>
            <SiteFrame
              title={t('adminDraftOf', { realm: shown.title })}
              path={path}
              previewSetup={previewSetup}
              width={width}
            />
            <Limits shown={shown} />
          </div>
        ))}
      {side !== 'draft' && (
        <div className={styles['site']}>
          <SiteFrame title={t('adminLive')} path={path} previewSetup={inLanguageOf(locales)} width={width} />
        </div>
      )}
    </div>
  );
}

/** What this page cannot show of the draft, because the live site's content security policy applies. */
function Limits({ shown }: { readonly shown: NonNullable<CheckedDraft['shown']> }) {
  const t = useText();
  return (
    <>
      {shown.otherPlatform !== null && (
        <Note>{t('adminOtherPlatform', { platform: shown.otherPlatform })}</Note>
      )}
      {shown.refused.length > 0 && (
        <Note>
          {t('adminRefused')}{' '}
          {shown.refused.map((source) => (
            <code key={source} className={styles['source']}>
              {source}
            </code>
          ))}
        </Note>
      )}
    </>
  );
}

export default adminPage(DraftTool);
