/** A row's calls to action: its own, else that of its first content (HOM-020). */
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { useText } from '../../i18n/hooks';
import { contentLinks, type Row } from '../../sdk/services';
import { rowLook } from '../../sdk/rowLook';
import { useRenderTime } from '../../sdk/useNow';
import { useService } from '../../sdk/useService';
import { buttonClass, type ButtonSize } from '../../ui/Button';
import { Icon } from '../../ui/Icon';

export const RowActions = observer(function RowActions({
  row,
  size,
}: {
  readonly row: Row;
  readonly size: ButtonSize;
}) {
  const t = useText();
  const links = useService(contentLinks);
  const now = useRenderTime();
  const given = rowLook(row.presentation).calls.flatMap((call) => {
    const target = links.callToAction(call);
    return target === null ? [] : [{ text: call.ctaText || t('watchNow'), ...target }];
  });
  const [first] = row.items;
  const own = first === undefined ? null : links.target(first);
  const calls =
    given.length > 0 || first === undefined || own === null
      ? given
      : [{ text: t(links.actionKey(first, now)), href: own, newTab: false }];
  return calls.map(({ text, href, newTab }, index) => {
    const className = buttonClass(index === 0 ? 'primary' : 'secondary', size);
    return newTab ? (
      <a key={`${index} ${href}`} className={className} href={href} target="_blank" rel="noopener noreferrer">
        {text}
        <Icon name="outbound" />
      </a>
    ) : (
      <Link key={`${index} ${href}`} className={className} to={href}>
        {text}
      </Link>
    );
  });
});
