/** The real site in an iframe of a given width, scaled down to fit. */
import { useLayoutEffect, useRef, useState } from 'react';
import { useText, useFormat } from 'proscenium/i18n';
import { previewFrames, useService, type PreviewSetup } from 'proscenium/sdk';
import { Spinner } from 'proscenium/ui';
import styles from './SiteFrame.module.css';
import { isPhone } from './view';

export interface SiteFrameProps {
  readonly title: string;
  /** URL of this site. */
  readonly path: string;
  /** Empty: the site as a guest sees it. */
  readonly previewSetup: PreviewSetup;
  /** Px. */
  readonly width: number;
}

export function SiteFrame({ title, path, previewSetup, width }: SiteFrameProps) {
  const t = useText();
  const format = useFormat();
  const place = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(width);
  useLayoutEffect(() => {
    const box = place.current;
    if (box === null) return undefined;
    const observer = new ResizeObserver(() => setRoom(box.clientWidth));
    observer.observe(box);
    setRoom(box.clientWidth || width);
    return () => observer.disconnect();
  }, [width]);

  const scale = Math.min(1, room / width);
  return (
    <figure className={styles['figure']} style={{ maxInlineSize: width }}>
      <figcaption className={styles['caption']}>
        <span className={styles['title']}>{title}</span>
        <span className={styles['size']}>
          {t('adminPixels', { width })}
          {scale < 1 && ` · ${format.percent(Math.round(scale * 100))}`}
        </span>
      </figcaption>
      <div ref={place} className={styles['place']} data-phone={isPhone(width) || undefined}>
        {/* A new preview setup needs a new iframe load. */}
        <Visit
          key={JSON.stringify([path, previewSetup])}
          title={title}
          path={path}
          previewSetup={previewSetup}
          style={{
            inlineSize: width,
            blockSize: `${100 / scale}%`,
            transform: scale === 1 ? undefined : `scale(${scale})`,
          }}
        />
      </div>
    </figure>
  );
}

interface VisitProps extends Pick<SiteFrameProps, 'title' | 'path' | 'previewSetup'> {
  readonly style: React.CSSProperties;
}

function Visit({ title, path, previewSetup, style }: VisitProps) {
  const t = useText();
  const frames = useService(previewFrames);
  const frame = useRef<HTMLIFrameElement>(null);
  const [loaded, setLoaded] = useState(false);
  // Must run before the iframe's first script, which reads its setup immediately.
  useLayoutEffect(
    () => (frame.current === null ? undefined : frames.assignPreview(frame.current, previewSetup)),
    [frames, previewSetup],
  );
  return (
    <>
      {!loaded && (
        <div className={styles['waiting']}>
          <Spinner label={t('adminFrameLoading')} />
        </div>
      )}
      <iframe
        ref={frame}
        className={styles['frame']}
        title={title}
        src={path}
        style={style}
        onLoad={() => setLoaded(true)}
      />
    </>
  );
}
