/** Text area with line numbers and error markers. A native text area, for keyboard and screen reader support. */
import { useId, useImperativeHandle, useRef, type Ref } from 'react';
import { useFormat } from 'proscenium/i18n';
import type { DraftProblem } from 'proscenium/sdk';
import styles from './Editor.module.css';

export interface EditorHandle {
  /** Moves the cursor to the problem and scrolls it to the middle. */
  jump(problem: DraftProblem): void;
}

export interface EditorProps {
  readonly label: string;
  readonly text: string;
  readonly onChange: (text: string) => void;
  readonly marks: readonly DraftProblem[];
  readonly ref?: Ref<EditorHandle>;
}

/** Must match the style sheet. */
const LINE_HEIGHT_PX = 20;

export function Editor({ label, text, onChange, marks, ref }: EditorProps) {
  const id = useId();
  const format = useFormat();
  const area = useRef<HTMLTextAreaElement>(null);
  const gutter = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => ({
    jump: ({ line, column }) => {
      const field = area.current;
      if (field === null) return;
      const at = offsetAt(text, line, column);
      field.focus();
      field.setSelectionRange(at, at);
      field.scrollTop = Math.max(0, (line - 1) * LINE_HEIGHT_PX - field.clientHeight / 2);
      field.scrollLeft = 0;
    },
  }));
  const byLine = marksByLine(marks);
  const count = lineCount(text);
  return (
    <div className={styles['editor']}>
      <label htmlFor={id} className={styles['label']}>
        {label}
      </label>
      <div className={styles['box']}>
        <div ref={gutter} className={styles['gutter']} aria-hidden="true">
          {Array.from({ length: count }, (_, index) => (
            <span key={index} data-mark={byLine.get(index + 1)}>
              {format.number(index + 1, { useGrouping: false })}
            </span>
          ))}
        </div>
        <textarea
          ref={area}
          id={id}
          className={styles['text']}
          value={text}
          dir="ltr"
          wrap="off"
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          onChange={(change) => onChange(change.target.value)}
          onScroll={(scroll) => {
            if (gutter.current !== null) gutter.current.scrollTop = scroll.currentTarget.scrollTop;
          }}
        />
      </div>
    </div>
  );
}

export function lineCount(text: string): number {
  let count = 1;
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) count++;
  return count;
}

/** Offset of a 1-based line and column; clamped to the end of the line or text. */
export function offsetAt(text: string, line: number, column: number): number {
  let start = 0;
  for (let passed = 1; passed < line; passed++) {
    const end = text.indexOf('\n', start);
    if (end === -1) return text.length;
    start = end + 1;
  }
  const end = text.indexOf('\n', start);
  return Math.min(start + Math.max(0, column - 1), end === -1 ? text.length : end);
}

/** The worst severity on each line. */
export function marksByLine(
  problems: readonly Pick<DraftProblem, 'line' | 'severity'>[],
): ReadonlyMap<number, DraftProblem['severity']> {
  const marks = new Map<number, DraftProblem['severity']>();
  for (const { line, severity } of problems)
    if (severity === 'error' || !marks.has(line)) marks.set(line, severity);
  return marks;
}
