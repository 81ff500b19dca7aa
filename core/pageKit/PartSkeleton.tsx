/** Skeleton of an account panel. */
import { useText } from '../i18n/hooks';
import { LinesSkeleton } from '../ui/LinesSkeleton';

/** `lines`: the estimated number of entries. */
export function PartSkeleton({ lines = 4 }: { readonly lines?: number }) {
  const t = useText();
  return <LinesSkeleton label={t('accountPartLoading')} lines={lines} />;
}
