/** The site in a frame of a given width, scaled down to the room there is; it is the site itself, so what it shows is true. */
import { useLayoutEffect, useRef, useState } from 'react';
import { useText, useFormat } from '../../../../core/i18n';
import { previewFrames, useService, type PreviewSetup } from '../../../../core/sdk';
import { Spinner } from '../../../../core/ui';
import styles from './SiteFrame.module.css';
import { isPhone } from './view';

export interface SiteFrameProps {
  readonly title: string;
  /** An address of this site. */
  readonly path: string;
  /** Without any change: the site as a guest finds it. */
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
        {/* Another preview setup is another visit. */}
        <Visit key={JSON.stringify([path, previewSetup])} title={title} path={path} previewSetup={previewSetup} style={{ inlineSize: width, blockSize: `${100 / scale}%`, transform: scale === 1 ? undefined : `scale(${scale})` }} />
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
  // Before the frame's first script can run: it asks at once what it is to be.
  useLayoutEffect(() => (frame.current === null ? undefined : frames.lend(frame.current, previewSetup)), [frames, previewSetup]);
  return (
    <>
      {!loaded && (
        <div className={styles['waiting']}>
          <Spinner label={t('adminFrameLoading')} />
        </div>
      )}
      <iframe ref={frame} className={styles['frame']} title={title} src={path} style={style} onLoad={() => setLoaded(true)} />
    </>
  );
}
