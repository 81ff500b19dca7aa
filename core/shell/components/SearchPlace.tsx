/** The search overlay: open while the address ends in #search (NAV-028). Its content is loaded when it opens. */
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/hooks';
import { Dialog } from '../../ui/Dialog';
import { useSearchPlace } from '../useSearchPlace';

export const SearchPlace = observer(function SearchPlace({ children }: { readonly children: ReactNode }) {
  const t = useText();
  const { open, close } = useSearchPlace();
  return (
    <Dialog open={open} onClose={close} title={t('menuSearch')} closeLabel={t('closeSearch')} shape="sheet">
      {children}
    </Dialog>
  );
});
