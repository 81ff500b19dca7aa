/** The call to action of a list: continue watching, or start with the first item (CAT-012). */
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { isLocked } from '../../catalogue/cardLabel';
import { useWatchedPercent } from '../../catalogue/useWatchedPercent';
import { comingPremiere } from '../../content/comingPremiere';
import { openingEpisode } from '../../content/openingEpisode';
import { useText } from '../../i18n/hooks';
import { contentLinks, type Content } from '../../sdk/services';
import { useRenderTime } from '../../sdk/useNow';
import { useService } from '../../sdk/useService';
import { buttonClass } from '../../ui/Button';
import { Icon } from '../../ui/Icon';

/** Renders nothing for an empty list, and if the item has no target or is an upcoming premiere. */
export const StartAction = observer(function StartAction({ items }: { readonly items: readonly Content[] }) {
  const t = useText();
  const links = useService(contentLinks);
  const now = useRenderTime();
  const opening = openingEpisode(items, useWatchedPercent());
  if (opening === null || comingPremiere(opening.content, now) !== null) return null;
  const { content, begun } = opening;
  const target = links.target(content);
  if (target === null) return null;
  const locked = isLocked(content);
  const label = locked
    ? t(links.actionKey(content))
    : begun
      ? t('continueWatching', { title: content.title })
      : t('startWatching');
  return (
    <Link className={buttonClass()} to={target} data-start="">
      <Icon name={locked ? 'lock' : 'play'} />
      <span>{label}</span>
    </Link>
  );
});
