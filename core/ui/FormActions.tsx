/** What a form ends in: its button, and beside it another way on, or what became of it. On a phone the button has the line to itself. */
import type { ReactNode } from 'react';
import styles from './FormActions.module.css';

export const FormActions = ({ children }: { readonly children: ReactNode }) => <div className={styles['ways']}>{children}</div>;
