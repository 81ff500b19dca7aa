/** Unlinks the viewer's television company after confirmation (SGP-127, PWD-033 to PWD-036). */
import { useState } from 'react';
import { useText } from 'proscenium/i18n';
import { platformClient, UnlinkDialog, useService } from 'proscenium/sdk';
import { unlinkAuthProvider } from 'proscenium/sdk/endpoints/account';
import { Button } from 'proscenium/ui';
import styles from './CompanyPicker.module.css';

export function UnlinkAccount({ provider }: { readonly provider: string }) {
  const t = useText();
  const client = useService(platformClient);
  const [isAsking, setAsking] = useState(false);
  return (
    <div className={styles['linked']}>
      <p>{t('tvLinkedText')}</p>
      <Button variant="secondary" size="small" onClick={() => setAsking(true)}>
        {t('tvUnlink')}
      </Button>
      {isAsking && (
        <UnlinkDialog
          title={t('tvUnlinkTitle')}
          text={t('tvUnlinkText')}
          confirmLabel={t('tvUnlinkConfirm')}
          cancelLabel={t('tvUnlinkKeep')}
          unlink={() => client.call(unlinkAuthProvider, { path: { provider } })}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}
