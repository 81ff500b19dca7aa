/** What is said of a voucher that was not taken. */
import { CallError } from '../../sdk';

export type VoucherProblem = { readonly key: 'voucherMissing' | 'voucherUnknown' | 'voucherExpired' | 'voucherUsed' | 'voucherFailed' } | { readonly text: string };

/** The platform's codes that the house has words for. */
const keys = { voucherUnknown: 'voucherUnknown', voucherExpired: 'voucherExpired', voucherUsed: 'voucherUsed' } as const;

/** By the code, else in the platform's words; a call that got no sensible answer can be tried again. */
export function voucherProblem(error: unknown): VoucherProblem {
  if (!(error instanceof CallError) || error.status === 0 || error.status >= 500) return { key: 'voucherFailed' };
  const { code, messages, status } = error;
  if (code !== undefined && Object.hasOwn(keys, code)) return { key: keys[code as keyof typeof keys] };
  const said = messages.filter((message) => message !== '').join(', ');
  if (said !== '') return { text: said };
  return { key: status === 404 ? 'voucherUnknown' : 'voucherFailed' };
}
