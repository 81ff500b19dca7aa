/** The slot of one row: rendered by the realm's row renderer for it, a skeleton until that has loaded. */
import { memo, type ReactNode, type RefCallback, useCallback, useEffect, useRef, useState } from 'react';
import type { SectionRow } from '../SectionStore';
import { preloadPicture } from '../preloadPicture';
import { Contributed } from '../../plugins/Contributed';
import { useRegistry } from '../../plugins/RegistryContext';
import { ROW_VIEWED } from '../../sdk/eventNames';
import { analytics } from '../../sdk/services';
import { useHistoryState } from '../../sdk/useRemembered';
import { useService } from '../../sdk/useService';
import { cancelRender, requestRender } from '../../ui/requestRender';
import { BeginsSmall } from '../../ui/useColumns';
import { useOnScreen } from '../../ui/useOnScreen';
import { isOnHost, useHostRender } from '../../ui/hostRender';
import { PluginPlaceholder } from '../../pageKit/PluginPlaceholder';
import { RowSkeleton, skeletonShape } from '../../pageKit/PageSkeleton';
import { FIRST_ROWS, rowSection } from './rowSection';
import styles from './SectionPage.module.css';
import { VISIBILITY } from '../../sdk/constants';

/** Distance in pixels from the viewport within which a row is rendered. */
const RENDER_MARGIN_PX = 600;

export interface RowSlotProps {
  readonly row: SectionRow;
  readonly position: number;
  /** Called once when the row has rendered or failed; must be a stable function. */
  readonly onDrawn: () => void;
}

export const RowSlot = memo(function RowSlot({ row, position, onDrawn }: RowSlotProps) {
  const registry = useRegistry();
  const isHosted = useHostRender() !== null;
  const last = useHistoryState<RememberedRow>(`row ${row.key}`, { near: position < FIRST_ROWS });
  const [near, setNear] = useState(() => last.read().near);
  const [beginsSmall] = useState(!near);
  const slot = useRef<HTMLDivElement>(null);
  const watch = useOnScreen<HTMLDivElement>(() => {
    if (slot.current === null || near) return;
    const draw = (items: number): number => {
      setNear(true);
      return items;
    };
    requestRender({ place: slot.current, kind: 'seen', draw });
  }, `${RENDER_MARGIN_PX}px`);
  const place = useCallback(
    (element: HTMLDivElement | null) => {
      slot.current = element;
      const end = watch(element);
      return () => {
        end?.();
        if (element === null) return;
        cancelRender(element);
        last.write(lookOf(element));
      };
    },
    [watch, last],
  );
  const events = useService(analytics);
  const section = rowSection(row, registry);
  const mark = useRowSeen(() =>
    events.track(ROW_VIEWED, {
      rowId: row.row.id,
      title: row.row.title,
      variant: section?.request.name ?? null,
      position,
    }),
  );
  if (section === null) return <DrawnRow onDrawn={onDrawn}>{null}</DrawnRow>;
  const { request, declared } = section;
  const skeleton = <RowSkeleton shape={skeletonShape(declared.facts['skeleton'], row.row.presentation)} />;
  return (
    <div
      ref={place}
      className={styles['slot']}
      data-first={position < FIRST_ROWS || undefined}
      style={{ containIntrinsicBlockSize: last.read().block }}
    >
      {near && <span ref={mark} className={styles['mark']} aria-hidden="true" />}
      {near && (!isHosted || declared.facts['rendersOnHost'] === true) ? (
        <Contributed
          request={request}
          skeleton={skeleton}
          failed={(failure, retry) => (
            <DrawnRow onDrawn={onDrawn}>
              <PluginPlaceholder
                failure={failure}
                retry={retry}
                onFailure={declared.plugin.onFailure ?? 'placeholder'}
              />
            </DrawnRow>
          )}
        >
          {({ View, pictures }) => {
            const props = { row: row.row, options: row.options, position };
            // A browser would find pictures that not every window shows only after layout.
            if (isOnHost) for (const picture of pictures?.(props) ?? []) preloadPicture(picture);
            return (
              <DrawnRow onDrawn={onDrawn}>
                <BeginsSmall value={beginsSmall}>
                  <View {...props} />
                </BeginsSmall>
              </DrawnRow>
            );
          }}
        </Contributed>
      ) : (
        skeleton
      )}
    </div>
  );
});

/**
 * Stored per history entry when the page is left: on return, rows in view render at once, and the others
 * reserve their former height.
 */
interface RememberedRow {
  readonly near: boolean;
  readonly block?: string;
}

function lookOf(element: HTMLElement): RememberedRow {
  const { top, bottom, height } = element.getBoundingClientRect();
  return {
    near: bottom > -RENDER_MARGIN_PX && top < innerHeight + RENDER_MARGIN_PX,
    block: `auto ${height}px`,
  };
}

/** Reports when its children are mounted. */
function DrawnRow({ onDrawn, children }: { readonly onDrawn: () => void; readonly children: ReactNode }) {
  const reported = useRef(false);
  useEffect(() => {
    if (!reported.current) onDrawn();
    reported.current = true;
  }, [onDrawn]);
  return children;
}

/** A ref for a marker in the middle of the row: seen once the whole marker is well inside the viewport (RLM-073) (HOM-095). */
export function useRowSeen(onSeen: () => void): RefCallback<HTMLElement> {
  const call = useRef(onSeen);
  useEffect(() => {
    call.current = onSeen;
  });
  const reported = useRef(false);
  return useCallback((mark) => {
    if (mark === null || reported.current || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (reported.current || !entries.some(({ isIntersecting }) => isIntersecting)) return;
        reported.current = true;
        observer.disconnect();
        call.current();
      },
      { rootMargin: VISIBILITY.margin, threshold: VISIBILITY.threshold },
    );
    observer.observe(mark);
    return () => observer.disconnect();
  }, []);
}
