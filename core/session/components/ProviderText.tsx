/** A text that names a way in. The name keeps its own direction: a Latin one with a sign at its end, such as Canal+, would fall apart within Arabic. */
import { Fragment } from 'react';
import { useText } from '../../i18n';

export interface ProviderTextProps {
  /** Message key; where the name goes stands `{provider}`. */
  readonly of: string;
  readonly provider: string;
}

/** Stands for the name while the text is made; no text has it in it. */
const PLACE = '\uFFFC';

export function ProviderText({ of, provider }: ProviderTextProps) {
  const t = useText();
  const parts = t(of, { provider: PLACE }).split(PLACE);
  // One element: a button sets its pieces apart, and would set apart the words.
  return (
    <span>
      {parts.map((part, index) => (
        <Fragment key={index}>
          {index > 0 && <bdi>{provider}</bdi>}
          {part}
        </Fragment>
      ))}
    </span>
  );
}
