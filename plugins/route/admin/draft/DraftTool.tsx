/** A realm document that is not published: written or dropped in, checked as publishing would, and shown beside the live site. */
import { observer } from 'mobx-react-lite';
import { useRef, useState } from 'react';
import { useText } from '../../../../core/i18n';
import { navigation, useService, type CheckedDraft, type Staging } from '../../../../core/sdk';
import { Alert, Spinner } from '../../../../core/ui';
import { Choice, Note, Segments } from '../workbench/fields';
import { SiteFrame } from '../workbench/SiteFrame';
import { useQueryState } from '../workbench/useQueryState';
import { WidthFields } from '../workbench/ViewFields';
import { viewDefaults, widthOf } from '../workbench/view';
import { Workbench } from '../workbench/Workbench';
import styles from './DraftTool.module.css';
import { Editor, type EditorHandle } from './Editor';
import { OpenDraft } from './OpenDraft';
import { Problems } from './Problems';
import { useCheckedDraft } from './useCheckedDraft';

export const DraftTool = observer(function DraftTool() {
  const t = useText();
  const [text, setText] = useState('');
  const [view, setView] = useQueryState({ width: viewDefaults.width, locale: '', side: 'both' });
  const { checked, status, retry } = useCheckedDraft(text);
  const editor = useRef<EditorHandle>(null);
  return (
    <Workbench tool="ADMIN_DRAFT">
      <div className={styles['halves']}>
        <section className={styles['half']} aria-label={t('adminDraftText')}>
          <OpenDraft onOpen={setText} />
          <Editor ref={editor} label={t('adminDraftText')} text={text} onChange={setText} marks={checked?.problems ?? []} />
          {status === 'failed' && (
            <Alert>
              {t('adminCompilerFailed')}{' '}
              <button type="button" className={styles['retry']} onClick={retry}>
                {t('adminTryAgain')}
              </button>
            </Alert>
          )}
          <Problems checked={text.trim() === '' ? null : checked} checking={status === 'checking'} onJump={(problem) => editor.current?.jump(problem)} />
        </section>
        <section className={styles['half']} aria-label={t('adminDraftShown')}>
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
            <WidthFields view={view} set={setView} />
            {checked?.shown && checked.shown.locales.length > 1 && (
              <Choice
                label={t('adminLanguage')}
                value={view.locale}
                options={[{ value: '', label: t('adminOwnLanguage') }, ...checked.shown.locales.map(({ code, name }) => ({ value: code, label: name }))]}
                onChange={(value) => setView('locale', value)}
              />
            )}
          </div>
          <Sites side={view.side} width={widthOf(view)} locale={view.locale} shown={checked?.shown ?? null} checking={status === 'checking'} />
        </section>
      </div>
    </Workbench>
  );
});

interface SitesProps {
  readonly side: string;
  readonly width: number;
  readonly locale: string;
  readonly shown: CheckedDraft['shown'];
  readonly checking: boolean;
}

function Sites({ side, width, locale, shown, checking }: SitesProps) {
  const t = useText();
  const path = useService(navigation).hrefOf('ROOT');
  const language = locale === '' ? {} : { locale };
  // The language of the live site is another matter: it may not offer this one.
  const staging: Staging | null = shown === null ? null : { draft: shown.draft, ...(shown.locales.some(({ code }) => code === locale) ? language : {}) };
  return (
    <div className={styles['sites']} data-side={side}>
      {side !== 'live' &&
        (staging === null || shown === null ? (
          <div className={styles['empty']}>{checking ? <Spinner label={t('adminChecking')} /> : <p>{t('adminDraftNotShown')}</p>}</div>
        ) : (
          <div className={styles['site']}>
            <SiteFrame title={t('adminDraftOf', { realm: shown.title })} path={path} staging={staging} width={width} />
            <Limits shown={shown} />
          </div>
        ))}
      {side !== 'draft' && (
        <div className={styles['site']}>
          <SiteFrame title={t('adminLive')} path={path} staging={{}} width={width} />
        </div>
      )}
    </div>
  );
}

/** What this page cannot show of the draft, since its policy is the live site's. */
function Limits({ shown }: { readonly shown: NonNullable<CheckedDraft['shown']> }) {
  const t = useText();
  return (
    <>
      {shown.otherPlatform !== null && <Note>{t('adminOtherPlatform', { platform: shown.otherPlatform })}</Note>}
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
