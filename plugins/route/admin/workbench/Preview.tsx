/** Preview layout: the tool's fields, the view fields, pasted data where supported, and the site in an iframe. */
import { useCallback, useState, type ReactNode } from 'react';
import { useText } from 'proscenium/i18n';
import type { PreviewSetup } from 'proscenium/sdk';
import { useAdminPage } from './adminPage';
import { Pasted } from './Pasted';
import { SiteFrame } from './SiteFrame';
import { suppliedData, usePostedData } from './suppliedData';
import type { Values } from './useQueryState';
import { ViewFields } from './ViewFields';
import { together, viewPreviewSetup, widthOf, type ViewName } from './view';
import { Workbench } from './Workbench';

/** External data and its setter. */
export interface SuppliedText {
  readonly text: string;
  readonly set: (text: string) => void;
  readonly value: Readonly<Record<string, unknown>> | null;
}

/** Pasted or posted data of this page; `onPosted` is called when a page at a listed origin has sent some. */
export function useSuppliedText(onPosted: () => void): SuppliedText {
  const [text, set] = useState('');
  const take = useCallback(
    (posted: string) => {
      set(posted);
      onPosted();
    },
    [onPosted],
  );
  usePostedData(useAdminPage().options.dataOrigins, take);
  const supplied = suppliedData(text);
  return { text, set, value: 'value' in supplied ? supplied.value : null };
}

export interface PreviewProps {
  /** Of the frame; default: the page's. */
  readonly title?: string | undefined;
  readonly view: Values<ViewName>;
  readonly setView: (name: ViewName, value: string) => void;
  readonly path: string;
  readonly previewSetup: PreviewSetup;
  /** The tool's own fields. */
  readonly children?: ReactNode;
  /** Set when the tool currently accepts pasted data. */
  readonly pasted?: { readonly label: string; readonly data: SuppliedText } | undefined;
}

export function Preview({ title, view, setView, path, previewSetup, children, pasted }: PreviewProps) {
  const t = useText();
  const { titleKey } = useAdminPage().facts;
  const controls = (
    <>
      {children}
      {pasted !== undefined && (
        <Pasted label={pasted.label} text={pasted.data.text} onShow={pasted.data.set} />
      )}
      <ViewFields view={view} set={setView} />
    </>
  );
  return (
    <Workbench controls={controls}>
      {pasted !== undefined && pasted.data.value === null ? (
        <p>{t('adminNothingYet')}</p>
      ) : (
        <SiteFrame
          title={title ?? t(titleKey)}
          path={path}
          previewSetup={together(viewPreviewSetup(view), previewSetup)}
          width={widthOf(view)}
        />
      )}
    </Workbench>
  );
}
