/**
 * A text that contains a sign-in method's name. The name is isolated in direction: within Arabic, a Latin
 * name with a trailing sign, such as Canal+, would be reordered.
 */
import { Fragment } from 'react';
import { useText } from '../../i18n/hooks';

export interface ProviderTextProps {
  /** Message key; the text contains `{provider}`. */
  readonly of: string;
  readonly provider: string;
}

/** Placeholder for the name while formatting; no text contains it. */
const PLACE = '\uFFFC';

export function ProviderText({ of, provider }: ProviderTextProps) {
  const t = useText();
  const parts = t(of, { provider: PLACE }).split(PLACE);
  // One element: a button puts gaps between its children, which would separate the words.
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
