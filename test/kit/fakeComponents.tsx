/** Minimal doubles of core's components that plugins render. */
import { useEffect } from 'react';
import type {
  ActionsProps,
  CancellationPromoProps,
  CardProps,
  CardShelfProps,
  MovingPictureProps,
  PageMessageProps,
} from '../../core/sdk';

/** A heading and a list: the shelf without scrolling. */
export function FakeCardShelf({
  row,
  itemSize,
  lines = 1,
  children,
  below,
}: CardShelfProps): React.ReactElement {
  return (
    <section aria-label={row.title ?? undefined}>
      {row.title === null ? null : <h2>{row.title}</h2>}
      <ul data-lines={lines} data-item-size={itemSize}>
        {row.items.map((content, index) => (
          <li key={content.id}>{children(content, index)}</li>
        ))}
      </ul>
      {below}
    </section>
  );
}

export function FakeActions({ subject }: ActionsProps): React.ReactElement {
  return <a href={`/video/${subject.content.id}`}>Watch now</a>;
}

/** Shows content and animation as text; a press calls `onQuiet`. */
export function FakeMovingPicture({
  content,
  animation,
  attended,
  onQuiet,
}: MovingPictureProps): React.ReactElement {
  useEffect(() => {
    if (attended === true) onQuiet?.(false);
  }, [attended, onQuiet]);
  return (
    <button data-animation={animation} onClick={() => onQuiet?.(true)}>
      {`Moves: ${content.title}`}
    </button>
  );
}

/** A recognisable placeholder. */
export function FakeNotFound(): React.ReactElement {
  return <h1>Not found</h1>;
}

/** The texts and the action. */
export function FakeMessage({ picture, title, text, action, inside }: PageMessageProps): React.ReactElement {
  const Heading = inside === true ? 'h2' : 'h1';
  return (
    <section role={picture === 'error' ? 'alert' : undefined}>
      <Heading>{title}</Heading>
      <p>{text}</p>
      {action !== undefined &&
        ('run' in action ? (
          <button onClick={action.run}>{action.label}</button>
        ) : (
          <a href={action.to}>{action.label}</a>
        ))}
    </section>
  );
}

export function FakeSection({ section }: { readonly section: string }): React.ReactElement {
  return <h1>The section {section}</h1>;
}

export function FakeCancellation({ licence }: CancellationPromoProps): React.ReactElement {
  return <h1>Before {licence.name} ends</h1>;
}

/** The title as a link, which row tests look for. */
export function FakeCard({ content, onOpen, opened }: CardProps): React.ReactElement {
  const open = onOpen && {
    'aria-expanded': opened,
    onClick: (click: React.MouseEvent) => (click.preventDefault(), onOpen(opened !== true)),
  };
  return (
    <a href={`/video/${content.id}`} {...open}>
      {content.title}
    </a>
  );
}
