/** Remaining validity of a code, counted down between the platform's answers. */
import { useState } from 'react';
import { clock, useNow, useService, type Payment } from '../../../core/sdk';

/** Whole seconds, never below 0; null for a code without expiry. Based on the platform's clock, not the device's. */
export function useTimeLeft(payment: Payment): number | null {
  const time = useService(clock);
  const now = useNow(1000);
  const [told, setTold] = useState({ payment, at: time.now() });
  if (told.payment !== payment) setTold({ payment, at: time.now() });
  if (payment.secondsLeft == null) return null;
  const passed = told.payment === payment ? (now - told.at) / 1000 : 0;
  return Math.max(0, Math.ceil(payment.secondsLeft - Math.max(0, passed)));
}
