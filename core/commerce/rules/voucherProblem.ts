/** Message for a refused voucher. */
import { CallError } from '../../sdk/platform';

export type VoucherProblem =
  | { readonly key: 'voucherMissing' | 'voucherUnknown' | 'voucherExpired' | 'voucherUsed' | 'voucherFailed' }
  | { readonly text: string };

/** Platform codes with built-in messages. */
const keys = {
  voucherUnknown: 'voucherUnknown',
  voucherExpired: 'voucherExpired',
  voucherUsed: 'voucherUsed',
} as const;

/** By code, else the platform's message; a call without a usable response can be retried. */
export function voucherProblem(error: unknown): VoucherProblem {
  if (!(error instanceof CallError) || error.status === 0 || error.status >= 500)
    return { key: 'voucherFailed' };
  const { code, messages, status } = error;
  if (code !== undefined && Object.hasOwn(keys, code)) return { key: keys[code as keyof typeof keys] };
  const said = messages.filter((message) => message !== '').join(', ');
  if (said !== '') return { text: said };
  return { key: status === 404 ? 'voucherUnknown' : 'voucherFailed' };
}
