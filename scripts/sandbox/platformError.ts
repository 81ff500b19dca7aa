/** An error response as the contract defines it: thrown by handlers, sent by the sandbox. */
import type { ErrorAnswer } from '../../core/generated/platform';

export class PlatformError extends Error {
  override readonly name = 'PlatformError';

  constructor(
    readonly status: number,
    readonly code: string,
    readonly messages: readonly string[] = [],
    readonly extra: Partial<
      Pick<ErrorAnswer, 'missingFields' | 'licences' | 'linkedAccounts' | 'basket'>
    > = {},
  ) {
    super(`${status} ${code}`);
  }

  toAnswer(): ErrorAnswer {
    return { status: this.status, code: this.code, messages: [...this.messages], ...this.extra };
  }
}

export const notFound = (what: string): PlatformError =>
  new PlatformError(404, 'notFound', [`There is no ${what}.`]);
