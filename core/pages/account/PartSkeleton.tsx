/** Stands in the place of a part of the account while it is on its way. */
import { useText } from '../../i18n';
import { LinesSkeleton } from '../../ui/LinesSkeleton';

/** `lines` is how many things it is going to hold, as far as one can guess. */
export function PartSkeleton({ lines = 4 }: { readonly lines?: number }) {
  const t = useText();
  return <LinesSkeleton label={t('accountPartLoading')} lines={lines} />;
}
