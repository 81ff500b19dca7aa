/** Layout selector: a layout that needs more videos than available is disabled (MUL-006). */
import { observer } from 'mobx-react-lite';
import { useText } from 'proscenium/i18n';
import { VisuallyHidden } from 'proscenium/ui';
import { LayoutIcon } from './icons';
import { layouts, placesOf, type Layout } from './layouts';
import styles from './LayoutChoice.module.css';
import type { WallStore } from './WallStore';

export interface LayoutChoiceProps {
  readonly wall: Pick<WallStore, 'layout' | 'setLayout'>;
  /** Number of videos to choose from, including those on the wall. */
  readonly available: number;
}

const nameOf = {
  twoUp: 'multiVideoTwoUp',
  pip: 'multiVideoPip',
  threeUp: 'multiVideoThreeUp',
  quad: 'multiVideoQuad',
} as const satisfies Record<Layout, string>;

export const LayoutChoice = observer(function LayoutChoice({ wall, available }: LayoutChoiceProps) {
  const t = useText();
  return (
    <fieldset className={styles['choice']}>
      <legend>
        <VisuallyHidden>{t('multiVideoLayout')}</VisuallyHidden>
      </legend>
      {layouts.map((layout) => {
        const lacking = placesOf[layout] > available;
        const title = lacking ? t('multiVideoTooFew', { count: placesOf[layout] }) : t(nameOf[layout]);
        return (
          <label key={layout} className={styles['layout']} title={title}>
            <input
              type="radio"
              name="layout"
              value={layout}
              checked={wall.layout === layout}
              disabled={lacking && wall.layout !== layout}
              onChange={() => wall.setLayout(layout)}
            />
            <LayoutIcon layout={layout} />
            <VisuallyHidden>{t(nameOf[layout])}</VisuallyHidden>
          </label>
        );
      })}
    </fieldset>
  );
});
