/** The end of a form: submit button with alternative actions or a status text. On a phone the button fills the line. */
import type { ReactNode } from 'react';
import styles from './FormActions.module.css';

export const FormActions = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles['actions']}>{children}</div>
);
