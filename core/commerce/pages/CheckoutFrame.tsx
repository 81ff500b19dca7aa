/** The frame of the purchase pages: logo, progress and close button; no menus, to avoid distraction. */
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useText } from '../../i18n/hooks';
import { useService } from '../../sdk/useService';
import { checkedRealm, defaultPage } from '../../pageKit/pageServices';
import { HasOwnBar } from '../../pageKit/Message';
import { Icon } from '../../ui/Icon';
import styles from './CheckoutFrame.module.css';

export interface CheckoutFrameProps {
  /** The current step; null at the end. */
  readonly step: 'choose' | 'details' | 'pay' | null;
  /** Whether billing details are, or were, one of the steps. */
  readonly withDetails?: boolean;
  /** The target of the close button. */
  readonly back: string;
  readonly children: ReactNode;
}

const steps = [
  ['choose', 'purchaseStepChoose'],
  ['details', 'purchaseStepDetails'],
  ['pay', 'purchaseStepPay'],
] as const;

export function CheckoutFrame({ step, withDetails = false, back, children }: CheckoutFrameProps) {
  const t = useText();
  const { logos, title } = useService(checkedRealm);
  const { path: home } = useService(defaultPage);
  const taken = steps.filter(([name]) => name !== 'details' || withDetails);
  const current = taken.findIndex(([name]) => name === step);
  return (
    <div className={styles['frame']}>
      <header className={styles['bar']}>
        <Link to={home} className={styles['brand']}>
          <img src={logos.web} alt={title} className={styles['logo']} />
        </Link>
        {step !== null && (
          <ol className={styles['steps']} aria-label={t('purchaseSteps')}>
            {taken.map(([name, key], index) => (
              <li key={name} aria-current={name === step ? 'step' : undefined} className={styles['step']}>
                <span className={styles['count']} aria-hidden="true">
                  {index < current ? <Icon name="check" size={20} /> : index + 1}
                </span>
                <span className={styles['word']}>{t(key)}</span>
              </li>
            ))}
          </ol>
        )}
        <Link to={back} replace className={styles['leave']} aria-label={t('purchaseLeave')}>
          <Icon name="close" size={23} />
        </Link>
      </header>
      <div className={styles['stage']}>
        <HasOwnBar value>{children}</HasOwnBar>
      </div>
    </div>
  );
}
